const foreign: ReadonlySet<string> = new Set(['node_modules', 'dist', 'build', 'coverage']);

/** Whether a folder has code of others, or code that other programs write. */
export const isForeign = (folder: string): boolean => folder.startsWith('.') || foreign.has(folder);

/** Whether a file's name is one of TypeScript or JavaScript. */
export const isCode = (file: string): boolean => /\.[cm]?[jt]sx?$/i.test(file);
