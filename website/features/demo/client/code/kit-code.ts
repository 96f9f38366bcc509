import type { KitRules } from '../../../../kits/kit.ts';
import {
  addOnImport,
  addOnOf,
  type KitId,
  providerImport,
  type UiKit,
  uiKits,
} from '../../../../kits/kits.ts';
import { kitRules } from '../../../../kits/rules.ts';
import type { PackageName } from './package-names.ts';

interface KitCode
  extends KitRules,
    Pick<UiKit, 'stylesheets' | 'buildCss' | 'buildPackages' | 'missingIcons' | 'published'> {
  readonly packages: readonly PackageName[];
  readonly imports: readonly string[];
  readonly setup: readonly string[];
  /** Opening tags around the builder, the outermost first. */
  readonly around: readonly string[];
}

const codeOf = ({ provider, ...kit }: UiKit): KitCode => ({
  ...kit,
  ...kitRules[kit.id],
  packages: [addOnOf(kit), ...kit.packages],
  imports: [...(provider ? [providerImport(provider)] : []), addOnImport(kit)],
  setup: provider?.setup ? [provider.setup] : [],
  around: [...(provider ? [provider.tag] : []), kit.component],
});

const plain: KitCode = { packages: [], imports: [], setup: [], around: [] };

export const kitCode = Object.fromEntries([
  ['plain', plain],
  ...uiKits.map((kit) => [kit.id, codeOf(kit)]),
]) as Readonly<Record<KitId, KitCode>>;
