import type { Key, Reader } from './reader.ts';

/** Something that a reader does or sees. */
export type JobStep = (reader: Reader, origin: string) => Promise<void>;

/**
 * The longest wait for one step. The slowest one, the first type error in WebKitGTK, takes 6 s on a quiet machine
 * and more than 20 s on a busy one.
 */
const stepTimeout = 60_000;

/** Repeats an attempt until it succeeds. */
async function until(what: string, attempt: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + stepTimeout;
  let reason = '';
  while (Date.now() < end) {
    try {
      if (await attempt()) return;
    } catch (error) {
      // For example, while another document is loading.
      reason = `: ${error}`;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${stepTimeout} ms were not enough until ${what}${reason}`);
}

export const isHydrated: JobStep = (reader) =>
  until('the page is interactive', () =>
    reader.evaluate(() => document.documentElement.dataset.hasHydrated === 'true'),
  );

/** Goes to an address as if it were typed into the address bar. */
export const open =
  (address: string | (() => Promise<string>)): JobStep =>
  async (reader, origin) => {
    await reader.open(origin + (typeof address === 'string' ? address : await address()));
    await isHydrated(reader, origin);
  };

/**
 * Goes to an address as a link does, without waiting for the page in sight or for the next one. The timer lets
 * WebKitGTK's driver answer before the page goes away.
 */
export const goTo =
  (address: string): JobStep =>
  (reader, origin) =>
    reader.evaluate((url) => {
      setTimeout(() => {
        location.href = url;
      });
    }, origin + address);

/** Goes back; the timer is the one of `goTo`. */
export const back: JobStep = (reader) =>
  reader.evaluate(() => {
    setTimeout(() => history.back());
  });

export const reload: JobStep = async (reader, origin) => {
  await reader.evaluate(() => {
    delete document.documentElement.dataset.hasHydrated;
    setTimeout(() => location.reload());
  });
  await isHydrated(reader, origin);
};

export const resize =
  (width: number, height: number): JobStep =>
  async (reader) =>
    void (await reader.resize(width, height));

/** Clicks the first visible element with the text, once there is one. */
export const click =
  (css: string, text = ''): JobStep =>
  (reader) =>
    until(`${css} “${text}” is clicked`, async () => {
      const found = await reader.find(css, text);
      await found?.click();
      return found !== null;
    });

export const type =
  (text: string): JobStep =>
  async (reader) =>
    void (await reader.type(text));

export const press =
  (...keys: Key[]): JobStep =>
  async (reader) =>
    void (await reader.press(...keys));

/** Replaces the text of an input. */
export const fill =
  (css: string, text: string): JobStep =>
  async (...reader) => {
    for (const step of [click(css), press('Control', 'a'), type(text)]) await step(...reader);
  };

/** Chooses an option of a native list, whose popup no driver can see. */
export const choose =
  (css: string, label: string): JobStep =>
  (reader) =>
    until(`${css} has “${label}”`, () =>
      reader.evaluate(
        (selector, wanted) => {
          const option = [
            ...document.querySelectorAll<HTMLOptionElement>(`${selector} option`),
          ].find(({ text }) => text === wanted);
          const list = option?.closest('select');
          if (!list || !option) return false;
          list.value = option.value;
          for (const name of ['input', 'change']) {
            list.dispatchEvent(new Event(name, { bubbles: true }));
          }
          return true;
        },
        css,
        label,
      ),
    );

/** Waits for a visible element with the text. */
export const sees =
  (css: string, text = ''): JobStep =>
  (reader) =>
    until(`${css} “${text}” is visible`, async () => (await reader.find(css, text)) !== null);

/** Waits until something is true in the page. */
export const holds =
  (what: string, check: () => boolean): JobStep =>
  (reader) =>
    until(what, () => reader.evaluate(check));

/** Waits for a page by the title of the window, which changes when the page is complete. */
export const isTitled =
  (title: string): JobStep =>
  (reader) =>
    until(`the title is ${title}`, async () =>
      (await reader.evaluate(() => document.title)).startsWith(title),
    );

/** Does something in the page that no reader does, such as leaving a mark. */
export const runs =
  (act: () => undefined): JobStep =>
  async (reader) =>
    void (await reader.evaluate(act));

/** Takes steps in a frame. */
export const inFrame =
  (css: string, ...steps: readonly JobStep[]): JobStep =>
  async (reader, origin) => {
    await until(`${css} is there`, () => reader.enter(css));
    for (const step of steps) await step(reader, origin);
    await reader.leave();
  };

/** Prints the page into a PDF of at least so many bytes. */
export const prints =
  (bytes: number): JobStep =>
  async (reader) => {
    const pdf = await reader.print?.();
    if (!pdf || pdf.length < bytes) throw new Error(`The PDF has ${pdf?.length} bytes.`);
  };
