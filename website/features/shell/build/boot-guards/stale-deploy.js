// Runs before the application starts. A page that has been open (or cached) since before a
// deployment requests files that are gone; a reload fetches the new page. It reloads at most once a
// minute, so if the new deployment lacks the file too, the readable page stays instead of a loop.
((root) => {
  const key = 'stale-deploy-reload';
  // Firefox fails the scripts of a page that its reader leaves while it loads. A reload would stop them.
  let isLeaving = false;
  const leave = () => {
    isLeaving = true;
  };
  addEventListener('beforeunload', leave);
  // Later, Firefox wouldn't keep the page for the Back button.
  addEventListener('load', () => removeEventListener('beforeunload', leave));
  const booted = () => root.dataset.hasHydrated === 'true';
  const reloadOnce = () => {
    if (isLeaving) return;
    try {
      if (Date.now() - Number(sessionStorage.getItem(key)) < 60_000) return;
      sessionStorage.setItem(key, String(Date.now()));
    } catch {
      return; // without storage, a loop would look like a first try
    }
    location.reload();
  };
  addEventListener(
    'error',
    ({ target }) => {
      const missing = target instanceof HTMLScriptElement && target.src.includes('/assets/js/');
      if (missing && !booted()) reloadOnce();
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => {
    if (reason && reason.name === 'ChunkLoadError' && !booted()) reloadOnce();
  });
})(document.documentElement);
