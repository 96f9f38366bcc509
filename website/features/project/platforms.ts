export interface PlatformForm {
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
}

export interface Platform {
  readonly id: 'stackblitz' | 'codesandbox';
  readonly label: string;
  /** Values of the sandbox's `platform` parameter for it. */
  readonly names: readonly string[];
}

const codeSandbox: Platform = {
  id: 'codesandbox',
  label: 'CodeSandbox',
  names: ['codesandbox', 'csb', 'cs'],
};

/** All platforms. Nothing of theirs loads before a form is sent. */
export const platforms: readonly Platform[] = [
  { id: 'stackblitz', label: 'StackBlitz', names: ['stackblitz', 'sb'] },
  codeSandbox,
];

/** As on the library's own site, any `platform` parameter other than StackBlitz means CodeSandbox. */
export function platformOf(value: string | null): Platform | undefined {
  if (value === null) return undefined;
  return platforms.find(({ names }) => names.includes(value.toLowerCase())) ?? codeSandbox;
}

/** Submits a form, which is part of the page only for that moment. */
export function sendForm({ action, fields }: PlatformForm, target: '_blank' | '_self'): void {
  const form = document.createElement('form');
  Object.assign(form, { method: 'post', action, target, rel: 'noopener noreferrer' });
  for (const [name, value] of Object.entries(fields)) {
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  }
  document.body.append(form);
  form.submit();
  form.remove();
}
