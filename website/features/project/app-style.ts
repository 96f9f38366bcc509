import { majorOf } from '../../../releases/releases.ts';

/** A rule for lists, which the demo's frames have too. What is selected is visible at first. */
export const selectedInSight = 'option:checked { scroll-initial-target: nearest; }';

const base = `/* The app's base style: font, colors, controls, and focus. Styles outside a layer take precedence. */
@layer app {
  :root {
    --app-accent: light-dark(#3c649f, #82a7dd);
    --app-line: light-dark(#6f7987, #808b9b);
    --app-field: light-dark(#fff, #1b212a);
    --app-text: light-dark(#1d2530, #e6ebf2);
    background: light-dark(#fff, #14181f);
    color: var(--app-text);
    color-scheme: light dark;
    accent-color: var(--app-accent);
    font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif;
  }
  body { margin: 0; padding: 0.75rem; }
  #root { container-type: inline-size; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; }
  table { border-collapse: collapse; }
  .queryBuilder + * { margin-block-start: 0.5rem; }
  button, input, select, textarea { font: inherit; font-size: 0.875rem; }
  :focus-visible { outline: 2px solid var(--app-accent); outline-offset: 1px; }

  /* Controls with other classes belong to a UI kit. */
  :is(button, select, textarea, input):is(:not([class]), [class=''], [class^='rule']):not(
    [type='checkbox'], [type='radio'], [type='range'], [type='color'], [type='file']
  ) {
    box-sizing: border-box;
    max-width: 100%;
    padding: 0.1875rem 0.5rem;
    border: 1px solid var(--app-line);
    border-radius: 0.375rem;
    background-color: var(--app-field);
    color: var(--app-text);
    &[class^='rule']:not([role]) { min-height: 1.875rem; }
    &:is(button) { min-width: 1.875rem; color: var(--app-accent); cursor: pointer; }
    &:is(button):hover { background-color: color-mix(in srgb, var(--app-accent) 10%, var(--app-field)); }
    &:disabled { opacity: 0.55; cursor: not-allowed; }
  }
  :is([type='checkbox'], [type='radio']):is(:not([class]), [class^='rule']) { width: 1rem; height: 1rem; }
  ${selectedInSight}
  select:is(.rule-fields, .ruleGroup-combinators) { font-weight: 600; }
  input[class^='rule-value']:is([type='text'], [type='number']) { width: 11rem; }
  .rule-value > label:not([class]) { margin-inline-end: 0.25rem; }
  .rule, .rule-value, .ruleGroup-header { flex-wrap: wrap; }
  :is(.rule-remove, .ruleGroup-remove):not(.queryBuilder-justified *) { margin-inline-start: auto; }
  @container (max-width: 36rem) {
    .rule :is(select, textarea, input)[class^='rule']:not([type='checkbox'], [type='radio']) {
      flex: 1 1 6.5rem;
      min-width: 0;
    }
    .rule-value:has(> .rule-value-list-item) { flex: 1 1 12rem; }
    .rule .rule-value-list-item[class^='rule'] { flex-basis: 4.5rem; }
  }
}
`;

/** The ground of groups, which the demo's frames have too. */
export const ground = `
/* The library sets these variables on the same element, so import its stylesheet first. */
:root {
  --rqb-background-color: color-mix(in srgb, light-dark(#3c649f, #82a7dd) 7%, transparent);
  --rqb-border-color: color-mix(in srgb, light-dark(#3c649f, #82a7dd) 45%, transparent);
  --rqb-border-radius: 0.5rem;
}
`;

/** Before v8, the library's stylesheet has fixed colors. The one of v3 lays nothing out in rows. */
const rules = `/* The library has a rule for the same class, so import its stylesheet first. */
.ruleGroup {
  border-color: color-mix(in srgb, light-dark(#3c649f, #82a7dd) 45%, transparent);
  border-radius: 0.5rem;
  background: color-mix(in srgb, light-dark(#3c649f, #82a7dd) 7%, transparent);
}
:where(.ruleGroup-header, .rule) { display: flex; gap: 0.5rem; align-items: center; }
`;

/**
 * The base style that samples, templates, and exported projects share. It goes after the library's
 * stylesheet, and before the project's own styles.
 */
export const appStyle = (release: string): string => base + (majorOf(release) < 8 ? rules : ground);
