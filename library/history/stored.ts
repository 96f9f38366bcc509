import { fileURLToPath } from 'node:url';
// An import, not a read: it makes the site's build cache depend on the file.
import history from './api-history.json';
import type { StoredHistory } from './history.ts';

export const historyFile = fileURLToPath(new URL('./api-history.json', import.meta.url));

export const storedHistory: StoredHistory = history;
