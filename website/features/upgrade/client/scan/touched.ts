import { namedIn } from '../../../../../packages/upgrade/src/touched';
import type { ChangeData } from '../change';
import type { Leg } from '../guide';
import type { SourceFile } from './protocol';

/** A change of behavior that is about something that the code names. */
interface Touched {
  readonly change: ChangeData;
  readonly compared: { readonly from: string; readonly to: string };
}

/** The changes whose sentences name something that the files with the library contain. */
export function touchedBy(legs: readonly Leg[], files: readonly SourceFile[]): readonly Touched[] {
  const isNamed = namedIn(files.map(({ code }) => code));
  return legs.flatMap(({ compared, looks, behavior }) =>
    compared
      ? [...behavior, ...looks]
          .filter(({ text }) => isNamed(text))
          .map((change) => ({ change, compared }))
      : [],
  );
}
