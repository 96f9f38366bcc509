interface ExportStep {
  readonly name: string;
  readonly text: string;
}

/** Called once, with the whole query. */
export const querySteps: readonly ExportStep[] = [
  {
    name: 'validator',
    text: 'checks the query. If it returns false, the export returns the fallback and stops here.',
  },
  { name: 'ruleGroupProcessor', text: 'goes through the query and writes its groups.' },
];

/** Called for each rule, in the order of the query. */
export const ruleSteps: readonly ExportStep[] = [
  { name: 'field validator', text: 'leaves the rule out if it returns false.' },
  { name: 'ruleProcessor', text: 'writes the rule. The default calls the next two functions.' },
  { name: 'valueProcessor', text: 'writes the right side.' },
  { name: 'operatorProcessor', text: 'writes the operator.' },
];
