// Runs before the application starts. Damaged percent-encoding in the address makes the hash router
// throw, which would leave the window blank; the percent signs become text.
((location) => {
  try {
    decodeURI(location.hash);
  } catch {
    history.replaceState(null, '', location.hash.replaceAll('%', '%25'));
  }
})(window.location);
