export interface Wording {
  readonly pattern: RegExp;
  /** What to write; ends the sentence "Write …". */
  readonly instead: string;
  /** Headings and cells may be questions and fragments; some patterns are about sentences only. */
  readonly sentences?: true;
}

const nothing = 'nothing, the sentence says the same without it';
const note = 'what readers need to know, in one note at the end of the page, or nothing';

/**
 * Patterns see inline code as one `\uFFFC`. A row is precise enough if nearly all of what it finds should
 * change; `exceptions.ts` has the rest.
 */
export const wordings: readonly Wording[] = [
  // Words that say little.
  { pattern: /\bsimply\b/giu, instead: 'nothing; it helps nobody for whom it is not simple' },
  { pattern: /\bjust\b/giu, instead: '"only", or nothing' },
  { pattern: /\beasily\b/giu, instead: 'what the reader has to do' },
  { pattern: /\bobviously\b/giu, instead: nothing },
  { pattern: /\bof\s+course\b/giu, instead: nothing },
  { pattern: /\bpowerful(?:ly)?\b/giu, instead: 'what it can do' },
  { pattern: /\bseamless(?:ly)?\b/giu, instead: 'what happens' },
  { pattern: /\bblazing(?:ly)?\b/giu, instead: 'a figure' },
  { pattern: /\bleverag(?:e[ds]?|ing)\b/giu, instead: '"use"' },
  { pattern: /\butili[sz](?:e[ds]?|ing|ation)\b/giu, instead: '"use"' },
  { pattern: /\bin\s+order\s+to\b/giu, instead: '"to"' },
  { pattern: /\bplease\b/giu, instead: nothing },

  // Words for which the field has another one.
  {
    pattern: /(?<!\b(?:an?|the|this|of)\s+)\bdrawing\b|\bdr(?:aw[sn]?|ew)\b/giu,
    instead: '"render", or "show"',
  },
  {
    pattern: /\bbehind\b(?!\s+(?:the\s+scenes|a\s+(?:proxy|flag|login)))/giu,
    instead: '"after", or what it has to do with the other',
  },
  {
    pattern:
      /\bst(?:ands?|ood)\b(?![-‑]|\s+(?:for|out|alone|in\s+for|on\s+(?:its|their)\s+own)\b)/giu,
    instead: '"is", "appears", or "comes"',
  },
  {
    pattern:
      /\b(?:tells|told)\b(?!(?:\s+\S+){0,2}\s+(?:apart|otherwise)\b|\s+(?:you|us|people|React|TypeScript)\b)/giu,
    instead: '"says", "describes", "explains", or "reports"',
  },
  { pattern: /\b(?:is|are|as)\s+said\b/giu, instead: 'who says it, or the fact itself' },
  {
    pattern:
      /(?<!\b(?:to|would|will|can)\s+)\b(?:brings?|brought)\b(?!(?:\s+\S+){0,2}\s+(?:back|into|up)\b)/giu,
    instead: '"includes", "provides", or "comes with"',
  },
  { pattern: /\bwhilst\b/giu, instead: '"while"' },
  { pattern: /\banew\b/giu, instead: '"again", or "re-render"' },
  { pattern: /\bmend(?:s|ed|ing)?\b/giu, instead: '"fix"' },
  {
    pattern: /\b(?:text|number|date|time|value|select|input|two|three)\s+box(?:es)?\b/giu,
    instead: '"input"',
  },
  { pattern: /\bcheck\s+box(?:es)?\b/giu, instead: '"checkbox"' },
  { pattern: /\btexts\b/giu, instead: '"strings", "labels", or "text"' },
  {
    pattern: /\basks\s+for\b|(?<=s\s+)ask\s+for\b|\bnot\s+asked\s+for\b/giu,
    instead: '"require", or "need"',
  },
  {
    pattern: /\uFFFC\s+gives?\s+(?:\uFFFC(?!\s+(?:an?|the|\uFFFC))|an?\b|back\b|valid\b)/giu,
    instead: '"returns"',
  },
  { pattern: /\btakes?\b[^.,;:]{1,40}\binstead\b(?!\s+of)/giu, instead: '"use … instead"' },
  { pattern: /\bbut\s+for\b/giu, instead: '"except"' },
  { pattern: /\b(?:what|that)\s+counts\b(?!\s+as)/giu, instead: '"matters", or "is significant"' },
  { pattern: /\bstronger\s+than\b/giu, instead: '"takes precedence over"' },
  { pattern: /\bin\s+silence\b|\bcarried\s+along\b/giu, instead: '"silently", or "ignored"' },
  { pattern: /\bfall(?:s|ing)?\s+away\b/giu, instead: '"is ignored", or "is left out"' },
  { pattern: /\blikewise\b/giu, instead: '"otherwise", or "the same applies to"' },
  { pattern: /(?<=^|[.;:]\s+)the\s+same\s+with\b/giu, instead: '"the same applies to"' },
  { pattern: /\bthe\s+others\b/giu, instead: '"the rest of", or "the other" and a noun' },

  // Traces of translation.
  {
    pattern:
      /(?<!\bthere\s+)\b(?:is|are|was|were)\s+no\b(?!\s+(?:longer|more|better|different)\b|-)/giu,
    instead: '"isn’t a"',
  },
  {
    pattern: /(?<!\bwhich\b[^.]*)\b(?:with|by)\s+wh(?:ich|om)\b/giu,
    instead: '"lets you", or "that" with a verb',
  },
  { pattern: /\bthe\s+ones\s+(?:that|which|who|with|without)\b/giu, instead: 'the noun' },
  { pattern: /\bwhoever\b/giu, instead: '"people who", or "you"' },
  { pattern: /\b(?:so|that|for)\s+who\b/giu, instead: '"people who", or "apps that"' },
  {
    pattern: /\b(?:is|are)\s+to\s+be\b/giu,
    instead: '"should be", "must be", or the active voice',
  },
  { pattern: /(?<=^|[.!?]\s+)Left\s+out,/gu, instead: '"If you omit" and what' },
  {
    pattern: /(?<=^|[.!?]\s+)What\s\S+\s\S+(?<!:)(?=\s[^.?!:]*[.;,])/gu,
    instead: 'the noun: a clause with "What" is no subject for a reader in a hurry',
    sentences: true,
  },

  // Reports of how the page was written.
  { pattern: /\bto\s+be\s+had\b|\bcould(?:\s+not)?\s+be\s+had\b/giu, instead: note },
  { pattern: /\bstand[-‑]ins?\b/giu, instead: '"stub" for code, or nothing' },
  { pattern: /\bnot\s+tried\b(?!\s+again)/giu, instead: note },
  { pattern: /\b(?:run|tried|measured|seen)\s+here\b/giu, instead: note },
  { pattern: /\bwhen\s+this\s+was\s+written\b|\bwhen\s+we\s+(?:ran|tried)\b/giu, instead: note },
];
