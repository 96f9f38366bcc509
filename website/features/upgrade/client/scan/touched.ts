import type { ChangeData } from '../change';
import type { Leg } from '../guide';
import type { SourceFile } from './protocol';

/** A change of behavior that is about something that the code names. */
interface Touched {
  readonly change: ChangeData;
  readonly compared: { readonly from: string; readonly to: string };
}

/** Words that code has anyway. */
const common = new Set(['true', 'false', 'null', 'undefined', 'value', 'name', 'string', 'number']);

/**
 * The changes whose sentences name something that the files with the library contain, such as a prop, a function, or
 * a format.
 */
export function touchedBy(legs: readonly Leg[], files: readonly SourceFile[]): readonly Touched[] {
  const words = new Set(
    files
      .filter(({ code }) => code.includes('react-querybuilder'))
      .flatMap(({ code }) => code.match(/[\w$]+/g) ?? []),
  );
  return legs.flatMap(({ compared, looks, behavior }) =>
    compared
      ? [...behavior, ...looks]
          .filter(({ text }) => namesIn(text).some((name) => words.has(name)))
          .map((change) => ({ change, compared }))
      : [],
  );
}

const namesIn = (text: string): readonly string[] =>
  [...text.matchAll(/`([^`]+)`/g)]
    .flatMap(([, code = '']) => (/^[\w$.]+$/.test(code) ? code.split('.') : []))
    .filter((name) => name.length > 3 && !common.has(name));
