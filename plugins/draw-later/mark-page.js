// Not where the browser goes to a place within the page, such as one that it remembers: until all is
// drawn, heights are guessed. Nor where what the reader sees would move when they become known.
((root) => {
  const [visit] = performance.getEntriesByType('navigation');
  if (visit?.type !== 'navigate' || location.hash || !CSS.supports('overflow-anchor', 'auto'))
    return;
  root.dataset.drawLater = '';
  // Links within the page and keys, such as End, go to places too.
  const drawAll = ({ type, target }) => {
    if (type === 'keydown' || target.closest?.('[href*="#"]')) delete root.dataset.drawLater;
  };
  for (const sign of ['click', 'keydown']) addEventListener(sign, drawAll, true);
})(document.documentElement);
