// Runs before the application starts. `/docs/intro.html` and `/docs/intro/` show the page
// `/docs/intro`. Replacing them with the clean address lets the page hydrate as it was rendered.
// Damaged percent-encoding makes the router throw, so its percent signs are escaped. Readers can
// also write it into the hash of an open page; this listener runs before the router's.
((location) => {
  clean();
  addEventListener('popstate', clean);

  function clean() {
    const path =
      readable(location.pathname)
        .replace(/(?:\/index)?\.html?$/, '')
        .replace(/(.)\/+$/, '$1') || '/';
    const hash = readable(location.hash);
    if (path === location.pathname && hash === location.hash) return;
    history.replaceState(history.state, '', path.replace(/^\/+/, '/') + location.search + hash);
  }

  function readable(text) {
    try {
      decodeURI(text);
      return text;
    } catch {
      return text.replaceAll('%', '%25');
    }
  }
})(window.location);
