import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

const light = 'color:#82a7dd;font-weight:bold;font-size:1.4em';
const dark = 'color:#3c649f;font-weight:bold;font-size:1.4em';
const plain = 'color:inherit;font-weight:normal;font-size:1em';

/** One download per function, so that the console loads only what it calls. */
const utilities: Readonly<Record<string, () => Promise<(...args: never[]) => unknown>>> = {
  formatQuery: async () => (await import('react-querybuilder/formatQuery')).formatQuery,
  transformQuery: async () => (await import('react-querybuilder/transformQuery')).transformQuery,
  parseCEL: async () => (await import('react-querybuilder/parseCEL')).parseCEL,
  parseJSONata: async () => (await import('react-querybuilder/parseJSONata')).parseJSONata,
  parseJsonLogic: async () => (await import('react-querybuilder/parseJsonLogic')).parseJsonLogic,
  parseMongoDB: async () => (await import('react-querybuilder/parseMongoDB')).parseMongoDB,
  parseSpEL: async () => (await import('react-querybuilder/parseSpEL')).parseSpEL,
  parseSQL: async () => (await import('react-querybuilder/parseSQL')).parseSQL,
};

if (ExecutionEnvironment.canUseDOM) {
  for (const [name, load] of Object.entries(utilities)) {
    (window as unknown as Record<string, unknown>)[name] = async (...args: never[]) =>
      (await load())(...args);
  }
  console.info(
    `%c[ React %cQuery Builder ]%c\nAvailable in this console: ${Object.keys(utilities).join(', ')}.\nEach function loads on its first call and returns a promise:\n  await formatQuery(await parseSQL("total > 100 and status = 'open'"), 'mongodb_query')`,
    light,
    dark,
    plain,
  );
}
