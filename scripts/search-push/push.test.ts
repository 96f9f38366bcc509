import { algoliasearch } from 'algoliasearch';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Section } from '../../src/search/types.ts';
import { type FakeService, startFakeService } from './fake-service.ts';
import { push } from './push.ts';
import { recordsOf } from './records.ts';

const indexName = 'docs';
const site = { url: 'https://docs.example.com', language: 'en' };
const fast = { tries: 3, pause: 1 };

const section = (name: string, text = 'text'): Section => ({
  tag: 'docs-default-7',
  url: `/docs/page#${name}`,
  level: 2,
  trail: ['Documentation', 'Page', name],
  text,
});

const records = (...sections: readonly Section[]) => recordsOf(sections, site);

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
    await push(client(), indexName, records(section('one'), section('two')), fast);
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

  it('sends what changed and removes what is gone', async () => {
    await push(client(), indexName, records(section('one'), section('two')), fast);
    const { save, remove } = await push(
      client(),
      indexName,
      records(section('two', 'new'), section('three')),
      fast,
    );
    expect(save.map(({ anchor }) => anchor)).toEqual(['two', 'three']);
    expect(remove).toHaveLength(1);
    expect(names().sort()).toEqual(['three', 'two']);
  });

  it('sends nothing when nothing changed', async () => {
    await push(client(), indexName, records(section('one')), fast);
    service.requests.length = 0;
    await push(client(), indexName, records(section('one')), fast);
    expect(service.requests.map(({ path }) => path)).toEqual(['/1/indexes/docs/browse']);
  });

  it('repeats a request that the service could not answer', async () => {
    let faults = 2;
    service.fault = ({ path }) => (path.endsWith('/batch') && faults-- > 0 ? 503 : undefined);
    await push(client(), indexName, records(section('one')), fast);
    expect(names()).toEqual(['one']);
  });

  it.each([
    ['operation', 500],
    ['docs_push/batch', 500],
    ['settings', 403],
  ])('leaves the index whole when %s fails with %i', async (step, status) => {
    await push(client(), indexName, records(section('one')), fast);
    service.fault = ({ path }) => (path.endsWith(step) ? status : undefined);
    await expect(push(client(), indexName, records(section('two')), fast)).rejects.toThrow();
    expect(names()).toEqual(['one']);
    expect([...service.indexes.keys()]).toEqual([indexName]);
  });

  it('does not repeat what the service refuses', async () => {
    service.fault = () => 403;
    await expect(push(client(), indexName, records(section('one')), fast)).rejects.toThrow(
      'provoked',
    );
    expect(service.requests.filter(({ path }) => path.endsWith('/browse'))).toHaveLength(1);
  });

  it('starts afresh after one that was cut off', async () => {
    await push(client(), 'docs_push', records(section('left behind')), fast);
    await push(client(), indexName, records(section('one')), fast);
    expect(names()).toEqual(['one']);
  });
});

describe('a record', () => {
  it('keeps its id when its text changes, and gets another hash', () => {
    const [before] = records(section('one', 'before'));
    const [after] = records(section('one', 'after'));
    expect(after?.objectID).toBe(before?.objectID);
    expect(after?.hash).not.toBe(before?.hash);
  });

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
