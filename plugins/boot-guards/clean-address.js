// Runs before the application starts. `/docs/intro.html` and `/docs/intro/` show the page
// `/docs/intro`. Replacing them with the clean address lets the page hydrate as it was rendered. An
// address with damaged percent-encoding makes the router throw, so its percent signs are escaped.
((location) => {
  const path = location.pathname;
  const readable = isReadable(path) ? path : path.replaceAll('%', '%25');
  const clean = readable.replace(/(?:\/index)?\.html?$/, '').replace(/(.)\/+$/, '$1') || '/';
  if (clean === path) return;
  history.replaceState(null, '', clean.replace(/^\/+/, '/') + location.search + location.hash);

  function isReadable(path) {
    try {
      decodeURI(path);
      return true;
    } catch {
      return false;
    }
  }
})(window.location);
