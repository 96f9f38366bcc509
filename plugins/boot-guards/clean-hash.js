// Runs before the application starts. Damaged percent-encoding in the address makes the hash router
// throw, which would leave the window blank, so the percent signs are escaped.
((location) => {
  try {
    decodeURI(location.hash);
  } catch {
    history.replaceState(null, '', location.hash.replaceAll('%', '%25'));
  }
})(window.location);
