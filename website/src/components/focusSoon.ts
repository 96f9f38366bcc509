/** Frames in which a sidebar has appeared or disappeared. */
const mostFrames = 60;

/** Focuses a button that is about to be visible. @returns A function that ends the attempts. */
export function focusSoon(find: () => HTMLElement | null | undefined): () => void {
  let frame = 0;
  let left = mostFrames;
  const attempt = () => {
    const target = find();
    target?.focus();
    left -= 1;
    const isDone = target && document.activeElement === target;
    if (!isDone && left > 0) frame = requestAnimationFrame(attempt);
  };
  attempt();
  return () => cancelAnimationFrame(frame);
}
