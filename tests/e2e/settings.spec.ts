import { describe, expect, it } from 'vitest';
import { buildSite } from '../fixture/build-site.ts';

interface Unusable {
  readonly what: string;
  readonly settings: Readonly<Record<string, string>>;
  readonly sentence: string;
}

const unusable: readonly Unusable[] = [
  {
    what: 'half of the hosted search',
    settings: { ALGOLIA_APP_ID: 'APP' },
    sentence: 'ALGOLIA_API_KEY and ALGOLIA_INDEX_NAME are not set',
  },
  {
    what: 'an unknown router',
    settings: { SITE_ROUTER: 'memory' },
    sentence: 'SITE_ROUTER is "memory"; set it to "browser"',
  },
  {
    what: 'an invalid address',
    settings: { SITE_URL: 'docs.example.com' },
    sentence: 'SITE_URL is "docs.example.com", which is not a web address.',
  },
];

describe('a build with a setting that cannot work', () => {
  it.concurrent.for(unusable)('stops and names it: $what', async ({ what, settings, sentence }) => {
    const { exitCode, log } = await buildSite(`settings-${what.replaceAll(' ', '-')}`, settings);
    expect(log).toContain(sentence);
    expect(exitCode).toBe(1);
  });
});
