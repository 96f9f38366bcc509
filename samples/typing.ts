import type { SampleOutcome, WorkUnit } from './outcome.ts';
import type { Mounted, Renderer } from './render.ts';
import { type Run, runOnce } from './run.ts';

/**
 * Types into the text inputs of a sample, but not into all of a long query: as it first renders, and after each use of a control outside of the
 * builder or of "+Rule", because these can set another query.
 *
 * @returns A problem for each input that loses the focus, or whose text isn't what was typed.
 */
export async function typeInto(unit: WorkUnit, renderer: Renderer): Promise<SampleOutcome> {
  const faults = new Set<string>();
  let typed = 0;
  let run: Run | undefined;
  let left = 1;
  for (let done = 0; done < left && !run?.thrown; done += 1) {
    run = await runOnce(unit, 'strict', renderer, async (mounted) => {
      const controls = controlsOf(document.body);
      left = controls.length + 1;
      const control = controls[done - 1];
      if (control) await operate(control, mounted);
      const when = control ? ` after “${nameOf(control)}”` : '';
      for (const input of inputsOf(document.body).slice(0, most)) {
        if (!input.isConnected) continue;
        const fault = await faultOf(input, typed, mounted);
        if (fault) faults.add(`The input “${nameOf(input)}” ${fault}${when}.`);
        typed += 1;
      }
    });
  }
  return {
    problems: [
      ...(run?.thrown ? [run.thrown] : []),
      ...[...faults].map((message) => ({ line: 0, message })),
    ],
    ran: typed > 0,
    rendered: true,
  };
}

/** Inputs of one query. More of them are alike. */
const most = 20;

type Input = HTMLInputElement | HTMLTextAreaElement;

const textTypes = ['text', 'search', 'number', 'email', 'url', 'tel', 'password', 'textarea'];

/** Inputs that keep only what a list or a calendar has, and those of forms that nobody sees. */
const others =
  '[role=combobox], [list], [aria-autocomplete], [class*=picker-input] > *, [aria-hidden=true]';

/** Those of rules come first, because what is typed elsewhere may render the builder again. */
const inputsOf = (root: Element): readonly Input[] =>
  ['.rule input, .rule textarea', 'input, textarea']
    .flatMap((selector) => [...root.querySelectorAll<Input>(selector)])
    .filter((input, at, all) => all.indexOf(input) === at)
    .filter(
      (input) =>
        textTypes.includes(input.type) &&
        !input.disabled &&
        !input.readOnly &&
        !input.matches(others),
    );

function controlsOf(root: Element): readonly Element[] {
  const outside = [...root.querySelectorAll('button, select')].filter(
    (control) => !control.closest('.ruleGroup'),
  );
  const addRule = root.querySelector('.ruleGroup-addRule');
  return addRule ? [...outside, addRule] : outside;
}

async function operate(control: Element, { user, settle }: Mounted): Promise<void> {
  const { fetch } = globalThis;
  // No server answers here.
  globalThis.fetch = () => new Promise(() => {});
  const last = control instanceof HTMLSelectElement ? [...control.options].at(-1) : undefined;
  if (last) await user.selectOptions(control, last);
  else await user.click(control);
  await settle();
  globalThis.fetch = fetch;
}

/** @param number - Makes what is typed unlike what was typed into other inputs. */
async function faultOf(
  input: Input,
  number: number,
  { user, query, settle }: Mounted,
): Promise<string | undefined> {
  const isNumeric = input.type === 'number' || /^(?:decimal|numeric)$/.test(input.inputMode);
  const keys = isNumeric ? `${100 + number}` : `abc${number}`;
  const expected = input.value + keys;
  await user.type(input, keys);
  await settle();
  if (document.activeElement !== input) return 'loses the focus while you type';
  if (input.value !== expected) return `shows “${input.value}” instead of “${expected}”`;
  const stored = input.closest('.rule-value') ? query() : '';
  const isStored = stored === '' || stored.includes(JSON.stringify(expected).slice(1, -1));
  return isStored ? undefined : `doesn't store “${expected}”`;
}

const nameOf = (element: Element): string =>
  element.ariaLabel ||
  element.getAttribute('title') ||
  element.textContent?.trim() ||
  element.className;
