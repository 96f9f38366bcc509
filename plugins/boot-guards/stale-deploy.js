// Runs before the application starts. A page kept open (or cached) since before a deployment asks
// for files that are gone; loading it again fetches the new page. Once a minute at the most, so a
// file that is missing from the new deployment too leaves the readable page instead of a loop.
((root) => {
  const key = 'stale-deploy-reload';
  const booted = () => root.dataset.hasHydrated === 'true';
  const reloadOnce = () => {
    try {
      if (Date.now() - Number(sessionStorage.getItem(key)) < 60_000) return;
      sessionStorage.setItem(key, String(Date.now()));
    } catch {
      return; // without storage a loop could not be told from a first try
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
