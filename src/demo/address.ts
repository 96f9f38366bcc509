import { defaultOptions, type OptionState, options } from './options';

/**
 * Reads the switches from the query or fragment of the demo's address, e.g.
 * `?showNotToggle=true&disabled=true`.
 * Unknown names and values other than `true` and `false` are passed over.
 *
 * @param text - With or without the leading `?` or `#`.
 */
export function readOptions(text: string): OptionState {
  const given = new URLSearchParams(text.replace(/^[?#]/, ''));
  return Object.fromEntries(
    options.map(({ id }) => {
      const value = given.get(id);
      return [id, value === 'true' || (value !== 'false' && defaultOptions[id])];
    }),
  ) as OptionState;
}

/**
 * The query that says how the switches differ from the library's defaults; empty when they do not.
 *
 * @param state - Every switch.
 */
export function writeOptions(state: OptionState): string {
  const changed = options.filter(({ id }) => state[id] !== defaultOptions[id]);
  const params = new URLSearchParams(changed.map(({ id }) => [id, String(state[id])]));
  return changed.length > 0 ? `?${params}` : '';
}
