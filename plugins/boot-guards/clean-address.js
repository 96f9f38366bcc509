// Runs before the application starts. `/docs/intro.html` and `/docs/intro/` show the page
// `/docs/intro`; giving the address its clean form first lets the page hydrate as it was rendered.
((location) => {
  const path = location.pathname;
  const clean = path.replace(/(?:\/index)?\.html?$/, '').replace(/(.)\/+$/, '$1') || '/';
  if (clean === path) return;
  history.replaceState(null, '', clean.replace(/^\/+/, '/') + location.search + location.hash);
  window.addressCleaned = true;
})(window.location);
