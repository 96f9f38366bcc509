import type { Catalogue } from '../model/catalogue.ts';
import { imported } from './addresses.ts';

/** `import { names } from 'module'`, as website/features/code/build writes it. */
const importStatement =
  /(<span class="t-keyword">import(?: type)?<\/span>)([^;]*?)(<span class="t-keyword">from<\/span><span class="t-string(?:-expression)?"> ?'((?:@react-querybuilder|react-querybuilder)[^']*)'<\/span>)/g;

/** Links the names that highlighted code imports from the product's packages to the reference. */
export const linkImports = (html: string, catalogue: Catalogue, pathPrefix: string): string =>
  html.replace(importStatement, (_statement, start, names: string, end, specifier: string) => {
    let isRenamed = false;
    const linked = names.split(/(<[^>]+>[^<]*<\/[^>]+>)/).map((part) => {
      if (part.startsWith('<')) {
        isRenamed = part.includes('>as<');
        return part;
      }
      const after = isRenamed ? 1 : 0;
      isRenamed = false;
      let count = 0;
      return part.replace(/\b[A-Za-z_]\w*\b/g, (name) => {
        // The name after `as` belongs to the page.
        const symbol = count++ < after ? undefined : imported(catalogue, specifier, name);
        return symbol ? `<a class="api-name" href="${pathPrefix}${symbol.path}">${name}</a>` : name;
      });
    });
    return `${start}${linked.join('')}${end}`;
  });
