import { describe, expect, it } from 'vitest';
import { headerRules } from '../../deploy/header-rules.ts';
import { codeFramePolicy, kitFramePolicy, type PolicyInputs, pagePolicy } from './policies.ts';

const plain: PolicyInputs = {
  settings: { algolia: undefined, gtagId: undefined },
  inlineScripts: ["'sha256-script'"],
};

const hosted: PolicyInputs = {
  ...plain,
  settings: {
    algolia: { appId: 'APPID', apiKey: 'key', indexName: 'docs' },
    gtagId: 'G-TEST',
  },
};

/** `name → sources` of a policy. */
const directives = (policy: string): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );

describe('the policy of pages', () => {
  it('allows inline scripts only by their hashes, and no eval', () => {
    const policy = directives(pagePolicy(plain));
    expect(policy['script-src']).toContain("'sha256-script'");
    expect(policy['script-src']).not.toContain("'unsafe-inline'");
    expect(policy['script-src']).not.toContain("'unsafe-eval'");
  });

  it('doesn’t let pages load anything from other hosts by default', () => {
    const { 'form-action': _, ...loading } = directives(pagePolicy(plain));
    expect(Object.values(loading).flat().join(' ')).not.toMatch(/https?:|\*/);
  });

  it('lets only prefetches and the manifest fall back to the default', () => {
    const policy = directives(pagePolicy(plain));
    expect(policy['default-src']).toEqual(["'self'"]);
    for (const kind of [
      'connect',
      'font',
      'frame',
      'img',
      'media',
      'object',
      'script',
      'style',
      'worker',
    ]) {
      expect(policy).toHaveProperty(`${kind}-src`);
    }
  });

  it('allows requests to hosted search', () => {
    expect(directives(pagePolicy(hosted))['connect-src']).toEqual(
      expect.arrayContaining(["'self'", 'https://APPID-dsn.algolia.net']),
    );
    const withoutSearch = { ...hosted, settings: { ...hosted.settings, algolia: undefined } };
    expect(pagePolicy(withoutSearch)).not.toContain('algolia');
  });

  it('allows the Google tag to load and report', () => {
    const policy = directives(pagePolicy(hosted));
    expect(policy['script-src']).toContain('https://*.googletagmanager.com');
    expect(policy['connect-src']).toContain('https://*.google-analytics.com');
    const withoutTag = { ...hosted, settings: { ...hosted.settings, gtagId: undefined } };
    expect(pagePolicy(withoutTag)).not.toContain('google');
  });
});

describe('the policies of frames', () => {
  it('lets code run without an origin and without a network', () => {
    const policy = directives(codeFramePolicy);
    expect(policy['default-src']).toEqual(["'none'"]);
    expect(policy['connect-src']).toBeUndefined();
    expect(policy.sandbox).toEqual(['allow-scripts']);
  });

  it('allows no connection to another host', () => {
    const rule = headerRules(plain).find(({ pattern }) => pattern === '/play/frame/*');
    expect(rule?.headers['Connection-Allowlist']).toBe('(response-origin)');
  });

  it('lets kits add styles, but nobody add scripts', () => {
    const policy = directives(kitFramePolicy);
    expect(policy['style-src']).toContain("'unsafe-inline'");
    expect(policy['script-src']).toEqual(["'self'"]);
  });
});

it('has no header that is longer than hosts accept', () => {
  const lengths = headerRules(hosted).flatMap(({ headers }) =>
    Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`.length),
  );
  // Up to 16 hashes may be added to the one of this test; see inline-scripts.ts.
  expect(Math.max(...lengths) + 16 * 54).toBeLessThan(2000);
});
