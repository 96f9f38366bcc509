import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decode } from '../../website/features/start/client/schema/decode.ts';
import { detectKind } from '../../website/features/start/client/schema/detect.ts';

export const corpusFolder = join(
  import.meta.dirname,
  '../../website/features/start/client/schema/corpus',
);

/** Realistic and awkward files of each kind. Those of an unknown kind are read as CSV. */
export const corpus = readdirSync(corpusFolder)
  .filter((name) => !name.endsWith('.expected.txt'))
  .map((name) => {
    const text = decode(readFileSync(join(corpusFolder, name)));
    const { kind = 'csv' } = detectKind(text);
    return { name, text, kind };
  });
