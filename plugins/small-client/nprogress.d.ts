/** What the progress bar uses of nprogress, which has no types of its own. */
declare module 'nprogress/nprogress.js' {
  const nprogress: {
    configure(options: object): void;
    start(): void;
    done(): void;
  };
  export default nprogress;
}
