import { algoliasearch } from 'algoliasearch';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FakeService, startFakeService } from '../../../../tests/data/fake-search-service.ts';
import type { Section } from '../client/types.ts';
import { push } from './push.ts';
import { recordsOf } from './records.ts';

const indexName = 'docs';
const origin = 'https://docs.example.com';

const section = (name: string, text = 'text'): Section => ({
  tag: 'docs-default-7',
  url: `/docs/page#${name}`,
  level: 2,
  trail: ['Documentation', 'Page', name],
  text,
});

const records = (...sections: readonly Section[]) => recordsOf(sections, origin);

let service: FakeService;
beforeEach(async () => {
  service = await startFakeService();
});
afterEach(() => service.stop());

const client = () =>
  algoliasearch('app', 'key', {
    hosts: [{ url: 'localhost', port: service.port, protocol: 'http', accept: 'readWrite' }],
  });

const names = () =>
  [...(service.indexes.get(indexName)?.records.values() ?? [])].map(
    ({ hierarchy }) => (hierarchy as { readonly lvl2: string }).lvl2,
  );

describe('a push', () => {
  it('makes the index when there is none', async () => {
    await push(client(), indexName, records(section('one'), section('two')));
    expect(names()).toEqual(['one', 'two']);
    expect([...service.indexes.keys()]).toEqual([indexName]);
    expect(service.indexes.get(indexName)?.settings).toMatchObject({
      attributesForFaceting: ['language', 'docusaurus_tag', 'type'],
    });
    expect(service.indexes.get(indexName)?.synonyms).toContainEqual(
      expect.objectContaining({
        input: 'where clause',
        synonyms: ['export formats sql', 'export sql'],
      }),
    );
  });

  it('replaces the records and leaves no other index', async () => {
    await push(client(), indexName, records(section('one'), section('two')));
    await push(client(), indexName, records(section('two', 'new'), section('three')));
    expect(names()).toEqual(['two', 'three']);
    expect([...service.indexes.keys()]).toEqual([indexName]);
  });

  it.each(['operation', 'batch', 'settings', 'synonyms/batch'])(
    'keeps the former records when %s fails',
    async (step) => {
      await push(client(), indexName, records(section('one')));
      service.fault = ({ path }) => (path.endsWith(`/${step}`) ? 403 : undefined);
      await expect(push(client(), indexName, records(section('two')))).rejects.toThrow('provoked');
      expect(names()).toEqual(['one']);
      expect([...service.indexes.keys()]).toEqual([indexName]);
    },
  );
});

describe('a record', () => {
  it('has what the widget shows', () => {
    expect(records(section('one'))[0]).toMatchObject({
      url: 'https://docs.example.com/docs/page#one',
      url_without_anchor: 'https://docs.example.com/docs/page',
      anchor: 'one',
      type: 'lvl2',
      content: 'text',
      hierarchy: { lvl0: 'Documentation', lvl1: 'Page', lvl2: 'one', lvl3: null },
      language: 'en',
      docusaurus_tag: 'docs-default-7',
    });
  });
});
