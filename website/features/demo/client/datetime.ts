type JsonLogicName = 'datetimeRuleProcessorJsonLogic';

/** The add-on's processors: those for the built-in `Date`, and the one that needs no date library. */
export type Datetime = typeof import('@react-querybuilder/datetime/jsdate') &
  Pick<typeof import('@react-querybuilder/datetime'), JsonLogicName>;

export type ProcessorName = Extract<keyof Datetime, `datetimeRuleProcessor${string}`>;

export const datetimePathOf = (name: ProcessorName): string =>
  name === ('datetimeRuleProcessorJsonLogic' satisfies JsonLogicName)
    ? '@react-querybuilder/datetime'
    : '@react-querybuilder/datetime/jsdate';

export async function loadDatetime(): Promise<Datetime> {
  const [bound, { datetimeRuleProcessorJsonLogic }] = await Promise.all([
    import('@react-querybuilder/datetime/jsdate'),
    import('@react-querybuilder/datetime'),
  ]);
  return { ...bound, datetimeRuleProcessorJsonLogic };
}
