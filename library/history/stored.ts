import { fileURLToPath } from 'node:url';
// An import, not a read: it makes the site's build cache depend on the file.
import history from './api-history.json';
import type { StoredHistory } from './history.ts';

/** The committed history; `npm run api:history` writes it. */
export const historyFile = fileURLToPath(new URL('./api-history.json', import.meta.url));

/** The committed history, as it was when the process started. */
export const storedHistory: StoredHistory = history;
