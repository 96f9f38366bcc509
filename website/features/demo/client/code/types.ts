import type { KitId } from '../../../../kits/kits.ts';
import type { Texts } from '../shared/settings.ts';
import type { DemoState } from '../state.ts';

export interface CodeInput {
  readonly kit: KitId;
  readonly state: Pick<DemoState, 'dataSet' | 'query' | 'options' | 'language' | 'settings'>;
  /** Labels in the state's language; without them, the program is in English. */
  readonly texts?: Texts | undefined;
  readonly isTypeScript: boolean;
}

export interface CodeFile {
  /** From the program's root, e.g. `src/App.tsx`. */
  readonly path: string;
  readonly text: string;
}
