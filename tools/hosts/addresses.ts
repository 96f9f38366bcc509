import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Every host has to respond to these addresses in the same way. */
export function addresses(build: string): readonly string[] {
  const play = JSON.parse(readFileSync(join(build, 'play/manifest.json'), 'utf8')) as {
    readonly frame: string;
    readonly compiler: string;
  };
  return [
    // pages
    '/',
    '/docs/intro',
    '/docs/6/intro',
    '/docs/intro?a=1',
    '/demo',
    '/demo/bulma',
    '/api',
    '/sandbox',
    // redirects in HTML
    '/docs',
    '/react-querybuilder',
    '/docs/intro.htm',
    // files
    ...firstOf(build, 'assets/js', '.js'),
    ...firstOf(build, 'assets/css', '.css'),
    ...firstOf(build, 'assets/files', '.wasm'),
    ...firstOf(build, 'frames/assets', '.js'),
    '/frames/bulma',
    '/play/manifest.json',
    `/play/${play.frame}`,
    `/play/${play.compiler}`,
    '/img/logo.svg',
    '/img/social-card.png',
    '/sitemap.xml',
    // a page, and the index page in the folder of the same name
    ...['', '.html', '/', '/index', '/index.html', '/index/'].map(
      (ending) => `/api/react-querybuilder${ending}`,
    ),
    // other spellings of pages
    '/index.html',
    '/index',
    '/docs/intro.html',
    '/docs/intro.html?a=1&b=%2F',
    '/docs/intro/',
    '/docs/intro/index.html',
    '/docs/index.html',
    '/docs/',
    '/demo/',
    '/demo.html',
    '/frames/bulma.html',
    // what is not there
    '/unknown',
    '/unknown.html',
    '/unknown/',
    '/docs/unknown',
    '/404',
    '/404.html',
    '/img',
    '/assets',
    '/assets/js/gone.00000000.js',
    '/play/frame/gone',
  ];
}

function firstOf(build: string, folder: string, ending: string): readonly string[] {
  const path = join(build, folder);
  const files = existsSync(path) ? readdirSync(path) : [];
  return files
    .filter((name) => name.endsWith(ending))
    .sort()
    .slice(0, 1)
    .map((name) => `/${folder}/${name}`);
}
