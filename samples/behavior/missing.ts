import { spansIn } from '../../releases/history/history.ts';
import { storedHistory } from '../../releases/history/stored.ts';

/** What to call the members of a key's type; `%s` is the member. */
const kinds: Readonly<Record<string, string>> = {
  QueryBuilderProps: 'the prop `%s`',
  FormatQueryOptions: 'the option `%s` of `formatQuery`',
  ExportFormat: 'the format `%s`',
};

/** The export of the add-on for drag and drop, which isn't in the history of the library. */
export const dndComponent = 'QueryBuilderDnD';

export const missingName = (name: string): string =>
  name === dndComponent
    ? 'There is no release of `@react-querybuilder/dnd` to run with this one.'
    : `This release doesn't export \`${name}\`${since(name)}.`;

/** Why a release can't run a probe that needs a member of a type, by the member's key in the API history. */
export function missingPart(key: string): string {
  const [owner = '', member = ''] = key.split('.');
  const what = kinds[owner]?.replace('%s', member);
  return `This release doesn't have ${what ?? (member ? `\`${member}\` in \`${owner}\`` : `\`${key}\``)}${since(key)}.`;
}

function since(key: string): string {
  const spans = spansIn(storedHistory, key);
  const text = spans.map(({ since, gone }) =>
    gone ? `from v${since} to v${gone}` : `from v${since}`,
  );
  return text.length === 0 ? '' : `, which exists ${text.join(' and ')}`;
}
