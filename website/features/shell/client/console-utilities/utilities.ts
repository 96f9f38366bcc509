import type { UtilityName } from '../../console-names.ts';

/** One download per function, so that the console loads only what it calls. */
export const load = {
  formatQuery: async () => (await import('react-querybuilder/formatQuery')).formatQuery,
  transformQuery: async () => (await import('react-querybuilder/transformQuery')).transformQuery,
  parseCEL: async () => (await import('react-querybuilder/parseCEL')).parseCEL,
  parseJSONata: async () => (await import('react-querybuilder/parseJSONata')).parseJSONata,
  parseJsonLogic: async () => (await import('react-querybuilder/parseJsonLogic')).parseJsonLogic,
  parseMongoDB: async () => (await import('react-querybuilder/parseMongoDB')).parseMongoDB,
  parseSpEL: async () => (await import('react-querybuilder/parseSpEL')).parseSpEL,
  parseSQL: async () => (await import('react-querybuilder/parseSQL')).parseSQL,
} satisfies Record<UtilityName, () => Promise<unknown>>;
