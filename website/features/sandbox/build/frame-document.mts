import { codeFrameMeta, write } from '../../../site/policies.ts';
import { frameStyles } from '../frame/frame-styles.ts';

const colors = `
:root{color-scheme:light;--ifm-color-primary:#3c649f;--text:#1d2530;--surface:#fff}
@media screen{:root[data-theme=dark]{color-scheme:dark;--ifm-color-primary:#82a7dd;--text:#e6ebf2;--surface:#14181f}}
html{background:var(--surface);color:var(--text)}
`;

/**
 * The document of the frames that run code. Its policy is also in the header of its address, but some hosts
 * send no headers.
 *
 * @param bootstrap - Text of the script that waits for code.
 */
export function frameDocument(bootstrap: string): string {
  const script = bootstrap.replaceAll('</script', '<\\/script');
  const policy = write(codeFrameMeta);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><meta http-equiv="x-dns-prefetch-control" content="off"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Preview</title><style>${colors}${frameStyles}</style></head><body><div id="root"></div><script>${script}</script></body></html>`;
}
