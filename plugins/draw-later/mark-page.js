// Not where the browser goes to a place within the page, such as one that it remembers: until all is
// drawn, heights are guessed. Nor where what the reader sees would move when they become known.
((root) => {
  const [visit] = performance.getEntriesByType('navigation');
  if (visit?.type !== 'navigate' || location.hash || !CSS.supports('overflow-anchor', 'auto'))
    return;
  root.dataset.drawLater = '';
  const drawAll = ({ target }) => target.closest?.('[href*="#"]') && delete root.dataset.drawLater;
  addEventListener('click', drawAll, true);
})(document.documentElement);
