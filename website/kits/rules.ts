import { rules as antd } from './antd/rules.ts';
import { rules as bootstrap } from './bootstrap/rules.ts';
import { rules as bulma } from './bulma/rules.ts';
import type { KitRules } from './kit.ts';
import type { UiKitId } from './kits.ts';
import { rules as mantine } from './mantine/rules.ts';
import { rules as material } from './material/rules.ts';
import { rules as tremor } from './tremor/rules.ts';

/** The rules of the kits that need some. */
export const kitRules: Readonly<Partial<Record<UiKitId, KitRules>>> = {
  antd,
  bootstrap,
  bulma,
  mantine,
  material,
  tremor,
};
