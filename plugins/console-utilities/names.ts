/** The library's functions that the browser's console offers. */
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
