const draw = (path: string) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 16 16"
    width="1em"
    height="1em"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d={path} />
  </svg>
);

/** Chosen. */
export const Tick = () => draw('m3.5 8.5 3 3 6-7');

/** A list opens here. */
export const Chevron = () => draw('m4 6 4 4 4-4');
