import nlp from 'compromise/two';
import type { Rule } from './page.ts';
import { isRunningText, noProse, type Run, runsOf } from './runs.ts';
import { type Sentence, sentencesOf, startOf } from './sentences.ts';

interface Fragment {
  readonly pattern: RegExp;
  /** Any running text by default. */
  readonly kind?: Run['kind'];
  readonly reason: string;
}

const fragments: readonly Fragment[] = [
  { pattern: /:$/u, reason: 'leads to the list, table, or code after it' },
  {
    pattern: /^(?:Type|Default|No default|Since|Signatures?|Formats|Pitfalls?)\b/u,
    reason: 'the line of facts that reference entries have',
  },
  { pattern: /^[^:]{1,40}:\s/u, kind: 'item', reason: 'a fact after its name' },
  { pattern: /^[^\p{L}]+$/u, reason: 'code, images, or figures only' },
];

/** Finds most verbs, and is much faster than the tagger. */
const auxiliary =
  /\b(?:is|are|was|were|be|been|has|have|had|does|do|did|can|could|will|would|must|may|might|should)\b|n['’]t\b/iu;

/** Verbs that the tagger takes for nouns or adjectives. */
const verbs = `
  applie apply ask become break call change come compare copie copy count cover default describe display drop exchange export fire fit follow
  forward gray group help guide hold import infer key limit list load look map match matter mean move name need open pass
  print reach refuse remove render replace report return run scroll select serve set share show sort spread stand start stay store
  support swap throw understand update use win work wrap
`;
/** After one of these, such a word is a noun. */
const noVerbAfter = `
  a an the no any each every all one two same own other your its their
  of by in for with from at on as per without
`;
const anyOf = (words: string): string => `(?:${words.trim().split(/\s+/).join('|')})`;
const maybeVerb = new RegExp(
  `(?<!(?<![\\p{L}-])${anyOf(noVerbAfter)}\\s)(?<![\\p{L}-])${anyOf(verbs)}(?:e?s)?(?![\\p{L}-])`,
  'iu',
);

const known = new Map<string, boolean>();

function hasVerb(sentence: string): boolean {
  const text = sentence.replaceAll(noProse, 'codename').replace(/\s+/g, ' ');
  const answer = known.get(text) ?? findVerb(text);
  known.set(text, answer);
  return answer;
}

const findVerb = (text: string): boolean =>
  auxiliary.test(text) || maybeVerb.test(text) || nlp(text, { codename: 'Singular' }).has('#Verb');

export const checkVerbs: Rule = (page) =>
  runsOf(page)
    .filter(isRunningText)
    .flatMap((run) =>
      sentencesOf(run)
        .filter((sentence) => !isFragment(run, sentence) && !hasVerb(sentence.text))
        .map(({ text, index }) => ({
          path: page.path,
          line: run.lineAt(index),
          message: `The sentence has no verb: "${startOf(text)}"`,
        })),
    );

const isFragment = (run: Run, { text, index }: Sentence): boolean =>
  index + text.length <= run.label ||
  fragments.some(({ pattern, kind = run.kind }) => kind === run.kind && pattern.test(text));
