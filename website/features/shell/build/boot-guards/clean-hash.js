// Runs before the application starts. Damaged percent-encoding in the address makes the hash router
// throw, which would leave the window blank, so the percent signs are escaped. Readers can also
// write it into the address of an open page; this listener runs before the router's.
((location) => {
  clean();
  addEventListener('popstate', clean);

  function clean() {
    try {
      decodeURI(location.hash);
    } catch {
      history.replaceState(history.state, '', location.hash.replaceAll('%', '%25'));
    }
  }
})(window.location);
