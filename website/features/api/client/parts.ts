/** After a dot, a slash or an underscore, before a capital of a new word, before the last of several capitals. */
const border = /(?<=[./_])|(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/;

/** The words of a name, such as `defaultRuleGroupProcessorSQL`; joined, they are the name. */
export function partsOf(name: string): readonly string[] {
  return name.split(border);
}
