// Runs before the page is drawn, so that the chosen light is there from the first moment.
(function () {
  const light = localStorage.getItem("dolmen-light");
  if (light === "light" || light === "dark") document.documentElement.dataset.theme = light;
})();
