import type { Problem } from '../../library/problems.ts';
import type { Page } from '../../site/pages.ts';
import { checkFences, checkTables } from './blocks.ts';
import { applyExceptions, exceptions } from './exceptions.ts';
import { checkFrontMatter, checkUnique } from './front-matter.ts';
import { checkOutline, checkSentenceCase } from './headings.ts';
import { checkLeftovers } from './leftovers.ts';
import { checkLinks } from './links.ts';
import { checkLint } from './lint.ts';
import { checkOldReleases } from './old-releases.ts';
import { type ProsePage, type Rule, readProse } from './page.ts';
import { checkSectionNames } from './section-names.ts';
import { checkColons, checkLength } from './sentences.ts';
import type { Speller } from './speller.ts';
import { checkSpelling } from './spelling.ts';
import { checkVerbs } from './verbs.ts';
import { checkRepeats, checkWording } from './wording.ts';

const rulesOf = (speller: Speller): readonly Rule[] => [
  checkFrontMatter,
  checkOutline,
  checkSentenceCase(speller),
  checkSectionNames,
  checkLinks,
  checkFences,
  checkTables,
  checkWording,
  checkRepeats,
  checkLength,
  checkColons,
  checkVerbs,
  checkOldReleases,
  checkSpelling(speller),
  checkLeftovers,
];

/** Finds what is wrong with the prose of all pages, because pages of a version are compared. */
export async function checkProse(
  sources: readonly Page[],
  speller: Speller,
): Promise<readonly Problem[]> {
  const problems: Problem[] = [];
  const pages: ProsePage[] = [];
  for (const source of sources) {
    try {
      pages.push(readProse(source));
    } catch (error) {
      problems.push({ path: source.path, message: `The page isn’t valid MDX: ${error}` });
    }
  }
  const rules = rulesOf(speller);
  for (const page of pages) {
    problems.push(...rules.flatMap((rule) => rule(page)), ...(await checkLint(page)));
  }
  const paths = new Set(sources.map(({ path }) => path));
  return applyExceptions([...problems, ...checkUnique(pages)], exceptions, paths);
}
