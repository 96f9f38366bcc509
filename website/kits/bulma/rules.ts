import type { KitRules } from '../kit.ts';

export const rules: KitRules = {
  css: `/* Buttons with an icon are as high as the others. */
.button:has(> svg) {
  min-height: 2.5em;
}

/* A date isn't cut off on a phone. */
@media (max-width: 40rem) {
  .rule-value:has(> .rule-value-list-item) {
    flex-wrap: wrap;
  }
  .rule-value-list-item {
    flex-basis: 9.5rem;
  }
}`,
};
