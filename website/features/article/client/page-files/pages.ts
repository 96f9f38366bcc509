import ComponentCreator from '@docusaurus/ComponentCreator';
import globalData from '@generated/globalData';
import registry from '@generated/registry';
import routes from '@generated/routes';
import routesChunkNames from '@generated/routesChunkNames';
import { matchRoutes, type RouteConfig } from 'react-router-config';
import { type DocOfVersion, fileOf, keyOf, type PageFile, recordId } from '../../page-file.ts';
import { components } from './components.ts';

/** A route whose pages are files: it gets a child for each page that was loaded. */
interface Container extends RouteConfig {
  readonly hasPageFiles?: true;
  readonly routes: RouteConfig[];
}

const pages = new Set<string>();
const loads = new Map<string, Promise<void>>();
const articles = new Map<string, HTMLTemplateElement>();
let served: readonly Node[] = [];

/** The page for which the host has served 404.html, so there is no file to request. */
const missing = document.querySelector('[data-not-found]') ? keyOf(location.pathname) : undefined;

/** Docusaurus' own list of routes, which can be added to. */
const known = {
  registry: registry as Record<string, unknown>,
  chunkNames: routesChunkNames as Record<string, unknown>,
  docs: (globalData['docusaurus-plugin-content-docs']?.default ?? { versions: [] }) as {
    readonly versions: readonly { readonly name: string; readonly docs: DocOfVersion['doc'][] }[];
  },
};

for (const [name, { load }] of Object.entries(components)) {
  known.registry[`page-${name}`] = [load, '', 0];
}

/**
 * The content of a page's article. It's parsed when a page is loaded, often before the reader's
 * click.
 */
export function articleAt(pathname: string): readonly Node[] {
  const template = articles.get(keyOf(pathname));
  return template ? [document.importNode(template.content, true)] : served;
}

/**
 * Adds the page at an address to the router. It ignores an address without a page, so the router
 * finds none.
 *
 * @throws Error if the page's file can't be loaded, or belongs to another deployment.
 */
export function loadPage(pathname: string): Promise<void> {
  const key = keyOf(pathname);
  const container = containerOf(key);
  if (!container || key === missing) return Promise.resolve();
  if (pages.size === 0 && addServed(container, key)) return Promise.resolve();
  const load =
    loads.get(key) ??
    fetchPage(key).then((page) => (page ? add(container, page) : void loads.delete(key)));
  loads.set(key, load);
  load.catch(() => loads.delete(key));
  return load;
}

export const isPageFile = (pathname: string): boolean => containerOf(keyOf(pathname)) !== undefined;

function containerOf(path: string): Container | undefined {
  const matched = matchRoutes(routes as RouteConfig[], path);
  return matched
    .map(({ route }) => route as Container)
    .filter((it) => it.hasPageFiles)
    .at(-1);
}

/** The first page comes with its HTML, without a request. */
function addServed(container: Container, key: string): boolean {
  const record = document.getElementById(recordId)?.textContent;
  const page = record ? (JSON.parse(record) as PageFile) : undefined;
  if (!page || keyOf(page.attributes.path) !== key) return false;
  served = [...(document.querySelector('[data-article]')?.childNodes ?? [])];
  add(container, page);
  return true;
}

async function fetchPage(key: string): Promise<PageFile | undefined> {
  const page = await read(key);
  if (!page || page.build === runningBuild()) return page;
  // The browser may have cached it before a deployment.
  const fresh = await read(key, 'reload');
  if (fresh?.build === runningBuild()) return fresh;
  throw new Error(`${fileOf(key)} belongs to a newer deployment of this site.`);
}

async function read(key: string, cache?: RequestCache): Promise<PageFile | undefined> {
  const request = () => fetch(fileOf(key), { cache });
  // Firefox fails the requests of a page that its reader leaves. Docusaurus would reload the page, which would
  // stop the reader from leaving.
  const response = await request().catch(() => wait(1000).then(request));
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`${fileOf(key)} answered with status ${response.status}.`);
  return response.json();
}

const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

const runningBuild = () =>
  document
    .querySelector<HTMLScriptElement>('script[src*="/runtime~main."]')
    ?.src.replace(/.*\//, '');

function add(container: Container, page: PageFile): void {
  const { attributes, component, props, docs, html } = page;
  const { path } = attributes;
  const key = keyOf(path);
  if (html) {
    const template = document.createElement('template');
    template.innerHTML = html;
    articles.set(key, template);
  }
  if (pages.has(key)) return;
  pages.add(key);
  for (const { version, doc } of docs) {
    const all = known.docs.versions.find(({ name }) => name === version)?.docs;
    if (all?.every(({ id }) => id !== doc.id)) all.push(doc);
  }
  const { propsOf } = components[component];
  const ownProps = { default: propsOf ? propsOf(props) : props };
  known.registry[path] = [async () => ownProps, '', 0];
  known.chunkNames[`${path}-file`] = { __comp: `page-${component}`, __props: path };
  container.routes.push({
    ...attributes,
    exact: true,
    component: ComponentCreator(path, 'file'),
  });
}
