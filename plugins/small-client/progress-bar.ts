/*
 * Stands for `nprogress`: a bar that is drawn while the next page is on its way, and grows ever slower
 * because nobody knows how long it takes. The theme has its styles, and waits before it starts.
 */

let bar: HTMLElement | undefined;
let timer = 0;

export default {
  /** Nothing to configure: there is no spinner. */
  configure(): void {},

  start(): void {
    if (bar) return;
    const box = document.createElement('div');
    box.id = 'nprogress';
    bar = document.createElement('div');
    bar.className = 'bar';
    bar.style.transition = 'transform 200ms ease, opacity 200ms';
    box.append(bar);
    document.body.append(box);
    let left = 0.92;
    const grow = () => {
      if (bar) bar.style.transform = `translateX(${-100 * left}%)`;
      left *= 0.9;
    };
    grow();
    timer = window.setInterval(grow, 300);
  },

  done(): void {
    if (!bar) return;
    const ended = bar;
    bar = undefined;
    clearInterval(timer);
    ended.style.transform = 'none';
    ended.style.opacity = '0';
    setTimeout(() => ended.parentElement?.remove(), 250);
  },
};
