/* A page of a review: one player at a time, and day or night. */
"use strict";
(() => {
  const seats = document.querySelectorAll("[data-rv-seat]");
  const chooser = document.querySelector("select[data-rv-seats]");
  const show = (wanted) => seats.forEach((seat) => { seat.hidden = seat.dataset.rvSeat !== wanted; });
  if (chooser) {
    chooser.addEventListener("change", () => show(chooser.value));
    show(chooser.value);
  }
  const theme = document.querySelector("[data-rv-theme]");
  if (theme) theme.addEventListener("click", () => {
    const root = document.documentElement;
    const dark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
    root.dataset.theme = dark ? "light" : "dark";
  });
})();
