import { expect, it } from 'vitest';
import { buildSite } from '../fixture/build-site.ts';

// The sentences for other settings are in website/site/settings.test.ts.
it('a build with a setting that cannot work stops, and says what to change', async () => {
  const { isOk, log } = await buildSite('settings', { SITE_ROUTER: 'memory' });
  expect(log).toContain('SITE_ROUTER is "memory"; set it to "browser"');
  expect(isOk).toBe(false);
});
