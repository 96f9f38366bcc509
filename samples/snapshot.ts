/** Attributes that only tests and scripts read. Tooltips don't open in a still picture. */
const unseen = [
  'data-testid',
  'data-rule-id',
  'data-rule-group-id',
  'data-rulegroup-id',
  'title',
  'draggable',
];

/** Ids that are random, or count what was rendered before. */
const generatedIds = new RegExp(
  [
    /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/,
    // React's `useId`, and what React Aria puts in front of it.
    /(?:react-aria\d+-)?(?:_r_[\da-z]+_|:r[\da-z]+:|«r[\da-z]+»)/,
    /react-select-\d+/,
    // Mantine's are like its class names, so the attribute has to decide.
    /(?<=\s(?:id|for|aria-[a-z]+)="(?:[^"]* )?)mantine-[\da-z]+/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
);

/**
 * The HTML of rendered elements as a reader sees them, with the same ids each time. What is typed and chosen
 * in controls is only in properties of the DOM, so the controls are changed: take the picture last.
 *
 * @returns Empty if nothing is rendered.
 */
export function snapshot(container: HTMLElement): string {
  for (const input of container.querySelectorAll('input')) {
    if (input.type === 'checkbox' || input.type === 'radio') {
      input.toggleAttribute('checked', input.checked);
    } else input.setAttribute('value', input.value);
  }
  // Reads all first, because the attribute of one option can change whether another is selected.
  const options = [...container.querySelectorAll('option')].map(
    (one) => [one, one.selected] as const,
  );
  for (const [option, isSelected] of options) option.toggleAttribute('selected', isSelected);
  for (const area of container.querySelectorAll('textarea')) area.textContent = area.value;
  for (const name of unseen) {
    for (const element of container.querySelectorAll(`[${name}]`)) element.removeAttribute(name);
  }
  const ids = new Map<string, string>();
  return container.innerHTML.replaceAll(generatedIds, (id) => {
    const known = ids.get(id) ?? `id-${ids.size + 1}`;
    ids.set(id, known);
    return known;
  });
}
