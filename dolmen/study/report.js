// Draws every panel of the page from its specification, in the colours of the day or of the night.
const { plots, themes } = JSON.parse(document.getElementById("specs").textContent);
const night = window.matchMedia("(prefers-color-scheme: dark)");

async function draw() {
  const config = themes[night.matches ? "dark" : "light"];
  for (const place of document.querySelectorAll("[data-plot]")) {
    const spec = plots[place.dataset.plot][place.dataset.panel];
    await window.vegaEmbed(place, spec, { actions: false, renderer: "svg", config });
    place.dataset.drawn = "yes";
  }
}

night.addEventListener("change", draw);
draw();
