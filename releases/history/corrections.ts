/**
 * Names that a patch release added that the registry doesn't list. The comparison only finds the next minor,
 * but the package's changelog names the release.
 */
export const corrections: Readonly<Record<string, string>> = {
  // 4.2.4
  'FormatQueryOptions.parseNumbers': '4.2',
  'QueryBuilderProps.debugMode': '4.2',
  // 5.3.2
  'ParseJsonLogicOptions.jsonLogicOperations': '5.3',
  // 8.7.1
  'QueryBuilderProps.maxLevels': '8.7',
  // 8.16.2
  'ExportFormat.tanstack_db': '8.16',
  defaultRuleGroupProcessorTanStackDB: '8.16',
  defaultRuleProcessorTanStackDB: '8.16',
};
