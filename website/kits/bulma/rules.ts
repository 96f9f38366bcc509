import type { KitRules } from '../kit.ts';

export const rules: KitRules = {
  css: `/* Buttons with an icon are as high as the others. */
.button:has(> svg) {
  min-height: 2.5em;
}`,
};
