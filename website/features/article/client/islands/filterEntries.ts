/** Lets people filter the entries of a page by what they type. Enter leads to the first one that is left. */
export function filterEntries(index: HTMLElement): undefined {
  const field = index.querySelector('input');
  const list = index.querySelector('details');
  const status = index.querySelector('[role=status]');
  if (!field || !list || !status) return;
  const sections = [...index.querySelectorAll<HTMLElement>(':scope > details > ul > li')];

  const has = (element: Element | null) =>
    element?.textContent.toLowerCase().includes(field.value.trim().toLowerCase());

  const filter = () => {
    list.open = field.value.trim() !== '';
    for (const section of sections) {
      const whole = has(section.querySelector('a'));
      for (const entry of section.querySelectorAll<HTMLElement>('li')) {
        entry.hidden = !whole && !has(entry);
      }
      section.hidden = !whole && !section.querySelector('li:not([hidden])');
    }
    status.textContent = sections.every(({ hidden }) => hidden)
      ? `No entry of this page has “${field.value.trim()}” in its name.`
      : '';
  };

  // People may have typed before this ran.
  if (field.value) filter();
  field.addEventListener('input', filter);
  field.addEventListener('keydown', ({ key }) => {
    if (key !== 'Enter' || field.value.trim() === '') return;
    const links = [...index.querySelectorAll('a')];
    links.find((link) => !link.closest('[hidden]') && has(link))?.click();
  });
}
