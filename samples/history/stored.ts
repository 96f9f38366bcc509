import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { StoredHistory } from './history.ts';

/** The committed history; `npm run api:history` writes it. */
export const historyFile = fileURLToPath(new URL('./api-history.json', import.meta.url));

/** Reads the committed history. */
export const readHistory = (): StoredHistory => JSON.parse(readFileSync(historyFile, 'utf8'));
