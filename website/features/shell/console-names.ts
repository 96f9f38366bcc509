export const utilityNames = [
  'formatQuery',
  'transformQuery',
  'parseCEL',
  'parseJSONata',
  'parseJsonLogic',
  'parseMongoDB',
  'parseSpEL',
  'parseSQL',
] as const;

export type UtilityName = (typeof utilityNames)[number];
