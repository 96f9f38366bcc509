import { serve } from '../../tests/fixture/serve.ts';

/** Serves a folder of `docusaurus build` while a function uses its origin. */
export async function served<Result>(
  folder: string,
  use: (origin: string) => Promise<Result>,
): Promise<Result> {
  const { origin, stop } = await serve(folder);
  try {
    return await use(origin);
  } finally {
    await stop();
  }
}
