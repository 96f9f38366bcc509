/** Words and phrases that pages don't use, and what to write instead. They're searched in the text of a paragraph,
 * without its code. A row is precise enough if nearly all of what it finds should change. */
export const wordings: readonly (readonly [found: RegExp, better: string])[] = [
  // Words that say little.
  [/\b(?:simply|obviously|of course|please)\b/i, 'nothing'],
  [/\bjust\b/i, '"only", or nothing'],
  [/\beasily\b/i, 'what the reader has to do'],
  [/\bpowerful(?:ly)?\b/i, 'what it can do'],
  [/\bseamless(?:ly)?\b/i, 'what happens'],
  [/\bblazing(?:ly)?\b/i, 'a figure'],
  [/\b(?:leverag(?:e[ds]?|ing)|utili[sz](?:e[ds]?|ing|ation))\b/i, '"use"'],
  [/\bin order to\b/i, '"to"'],
  // Words for which the field has another one.
  [/(?<!\b(?:an?|the|this|of) )\bdrawing\b|\bdr(?:aw[sn]?|ew)\b/i, '"render", or "show"'],
  [/\bbehind\b(?! (?:the scenes|a (?:proxy|flag|login)))/i, '"after"'],
  [
    /\bst(?:ands?|ood)\b(?![-‑]| (?:for|out|alone|in for|on (?:its|their) own)\b)/i,
    '"is", or "appears"',
  ],
  [
    /\b(?:tells|told)\b(?!(?: \S+){0,2} (?:apart|otherwise)\b| (?:you|us|people|React|TypeScript)\b)/i,
    '"says", or "explains"',
  ],
  [/\b(?:is|are|as) said\b/i, 'who says it, or the fact itself'],
  [
    /(?<!\b(?:to|would|will|can) )\b(?:brings?|brought)\b(?!(?: \S+){0,2} (?:back|into|up)\b)/i,
    '"includes", or "provides"',
  ],
  [/\bwhilst\b/i, '"while"'],
  [/\banew\b/i, '"again"'],
  [/\bmend(?:s|ed|ing)?\b/i, '"fix"'],
  [/\b(?:text|number|date|time|value|select|input|two|three) box(?:es)?\b/i, '"input"'],
  [/\bcheck box(?:es)?\b/i, '"checkbox"'],
  [/\btexts\b/i, '"strings", or "labels"'],
  [/\basks for\b|\bnot asked for\b/i, '"requires", or "needs"'],
  [/\btakes?\b[^.,;:]{1,40}\binstead\b(?! of)/i, '"use … instead"'],
  [/\bbut for\b/i, '"except"'],
  [/\b(?:what|that) counts\b(?! as)/i, '"matters"'],
  [/\bstronger than\b/i, '"takes precedence over"'],
  [/\bin silence\b|\bcarried along\b/i, '"silently", or "ignored"'],
  [/\bfall(?:s|ing)? away\b/i, '"is ignored", or "is left out"'],
  [/\blikewise\b/i, '"otherwise", or "the same applies to"'],
  [/\bthe others\b/i, '"the other" and a noun'],
  // Traces of translation.
  [
    /(?<!\bthere )\b(?:is|are|was|were) no\b(?! (?:longer|more|better|different)\b|-)/i,
    '"isn’t a"',
  ],
  [/(?<!\bwhich\b[^.]*)\b(?:with|by) wh(?:ich|om)\b/i, '"lets you", or "that" with a verb'],
  [/\bthe ones (?:that|which|who|with|without)\b/i, 'the noun'],
  [/\bwhoever\b|\b(?:so|that|for) who\b/i, '"people who"'],
  [/\b(?:is|are) to be\b/i, '"must be", or the active voice'],
  [/(?:^|[.!?] )Left out,/, '"If you omit" and what'],
  // Readers are on a minor, so a major alone doesn't say whether they have the name.
  [
    /(?:^|\()(?:since|(?:added|new) in) v?\d+(?!\.?\d)(?=$|[.;)])/i,
    'the minor, or <Since of="…" />',
  ],
  // Notes of the author's.
  [
    /\b(?:to be had|not tried(?! again)|(?:run|tried|measured|seen) here|when this was written)\b/i,
    'nothing',
  ],
  [/\b(?:TODO|FIXME|XXX)\b/, 'nothing'],
];

/** Texts of links that don't say where they lead. */
export const emptyLink =
  /^(?:(?:click |see )?here|this(?: link| page)?|link|(?:read |learn )?more)\.?$/i;
