import { describe, expect, it } from 'vitest';
import { latestVersion, versions } from '../../releases/versions.ts';
import { isWhole, readSettings } from './settings.ts';

const algolia = { ALGOLIA_APP_ID: 'APP', ALGOLIA_API_KEY: 'key', ALGOLIA_INDEX_NAME: 'docs' };

describe('settings', () => {
  it('are all optional', () => {
    expect(readSettings({})).toEqual({
      url: 'http://localhost:3000',
      router: 'browser',
      noIndex: false,
      algolia: undefined,
      gtagId: undefined,
      announcement: undefined,
      chatUrl: 'https://react-querybuilder.js.org/discord',
      editUrl: undefined,
      versions: versions.map(({ name }) => name),
      api: 'whole',
    });
  });

  it('treat an empty string as not set', () => {
    const empty = {
      SITE_URL: '',
      SITE_ROUTER: '',
      ALGOLIA_APP_ID: '',
      GTAG_ID: '',
      ANNOUNCEMENT: '',
    };
    expect(readSettings(empty)).toEqual(readSettings({}));
  });

  it('reduce the site address to its origin', () => {
    expect(readSettings({ SITE_URL: 'https://Docs.example.com/' }).url).toBe(
      'https://docs.example.com',
    );
  });

  it('complete the address for edits to a folder', () => {
    const env = { SITE_EDIT_URL: 'https://git.example.com/docs/edit/main' };
    expect(readSettings(env).editUrl).toBe('https://git.example.com/docs/edit/main/');
  });

  it('choose versions, and always the latest', () => {
    expect(readSettings({ SITE_VERSIONS: '5, 6' }).versions).toEqual([latestVersion, '6', '5']);
  });

  it('distinguish a whole build from one with parts left out', () => {
    expect(isWhole(readSettings({}))).toBe(true);
    expect(isWhole(readSettings({ SITE_VERSIONS: versions.map(({ name }) => name).join() }))).toBe(
      true,
    );
    expect(isWhole(readSettings({ SITE_VERSIONS: '6' }))).toBe(false);
    expect(isWhole(readSettings({ SITE_API: 'overview' }))).toBe(false);
  });

  it('accept a complete set of values for hosted search', () => {
    expect(readSettings(algolia).algolia).toEqual({
      appId: 'APP',
      apiKey: 'key',
      indexName: 'docs',
    });
  });

  it.each([
    [
      { SITE_URL: 'docs.example.com' },
      'SITE_URL is "docs.example.com", which is not a web address.',
    ],
    [{ SITE_URL: 'https://' }, 'which is not a web address'],
    [{ SITE_URL: 'ftp://example.com' }, 'which is not a web address'],
    [{ SITE_URL: 'https://example.com/docs' }, 'Set it to https://example.com.'],
    [{ SITE_ROUTER: 'memory' }, 'SITE_ROUTER is "memory"; set it to "browser"'],
    [
      { SITE_VERSIONS: '7,8' },
      `SITE_VERSIONS names "8", but the versions are current, ${latestVersion},`,
    ],
    [{ SITE_API: 'none' }, 'SITE_API is "none"; set it to "whole"'],
    [{ SITE_NOINDEX: 'yes' }, 'SITE_NOINDEX is "yes"; set it to "true" or "false".'],
    [{ ALGOLIA_APP_ID: 'APP' }, 'ALGOLIA_API_KEY and ALGOLIA_INDEX_NAME are not set'],
    [{ ...algolia, ALGOLIA_API_KEY: '' }, 'ALGOLIA_API_KEY is not set'],
    [{ ...algolia, ALGOLIA_APP_ID: 'a; img-src *' }, 'only letters and digits'],
    [{ SITE_EDIT_URL: '/edit' }, 'SITE_EDIT_URL is "/edit", which is not a web address'],
    [{ CHAT_URL: 'chat' }, 'CHAT_URL is "chat", which is not a web address'],
    [{ SITE_URL: 'https://react-querybuilder.js.org' }, 'leads back to this site'],
  ])('say what to change in %j', (env, sentence) => {
    expect(() => readSettings(env)).toThrow(sentence);
  });
});
