import type Nprogress from 'nprogress/nprogress.js';

let library: Promise<typeof Nprogress> | undefined;
let options: object = {};
let isWanted = false;

/** Stands for `nprogress`, which it loads when a page takes long enough for a bar to show. */
export default {
  configure(wanted: object): void {
    options = wanted;
  },
  async start(): Promise<void> {
    isWanted = true;
    library ??= import('nprogress/nprogress.js').then((module) => module.default);
    const bar = await library;
    bar.configure(options);
    if (isWanted) bar.start();
  },
  async done(): Promise<void> {
    isWanted = false;
    (await library)?.done();
  },
};
