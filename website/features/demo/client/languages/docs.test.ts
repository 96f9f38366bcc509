import { transform } from 'sucrase';
import { expect, it } from 'vitest';
import { latest } from '../../../../../releases/versions.ts';
import { folderOf, readPages } from '../../../../site/pages.ts';
import { naturalLanguages, type SentenceLanguage } from '../panels/export/naturalLanguages.ts';
import { languageOf } from './languages.ts';

const ids = Object.keys(naturalLanguages) as SentenceLanguage[];
const cases = ['current', latest.name].flatMap((version) =>
  ids.map((id) => [version, id] as const),
);

it.each(cases)('the docs of %s have the same texts in %s', async (version, id) => {
  const page = readPages(folderOf(version)).find(({ path }) => path.endsWith('tips/languages.mdx'));
  const fence = new RegExp(`^\`\`\`ts [^\\n]*file=${id}\\.ts[^\\n]*\\n([\\s\\S]*?)^\`\`\`$`, 'm');
  const { code } = transform(fence.exec(page?.source ?? '')?.[1] ?? '', {
    transforms: ['typescript', 'imports'],
  });
  const written: Record<string, unknown> = {};
  new Function('exports', 'require', code)(written);
  expect(written[id]).toEqual({
    ...(await languageOf(id).load?.()),
    sentence: naturalLanguages[id],
  });
});
