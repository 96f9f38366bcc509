/**
 * What the document of a frame may do, on top of what the site's own headers allow: scripts and
 * styles that stand in it, pictures and fonts that come with them, and nothing from any network.
 */
export const framePolicy = [
  "default-src 'none'",
  "script-src 'unsafe-inline'",
  "style-src 'unsafe-inline'",
  'img-src data: blob:',
  'font-src data:',
  "form-action 'none'",
  "base-uri 'none'",
].join('; ');

const styles = `
:root{color-scheme:light;--text:#1d2530;--surface:#fff}
:root[data-theme=dark]{color-scheme:dark;--text:#e6ebf2;--surface:#14181f}
html{background:var(--surface);color:var(--text);font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif}
body{box-sizing:border-box;min-height:100vh;margin:0;padding:12px;display:flow-root}
button,input,select,textarea{font:inherit;font-size:14px}
table{border-collapse:collapse}
`;

/** Text of a frame's document: a policy, a few styles, an empty root and the script that waits for code. */
export function frameDocument(bootstrap: string): string {
  const script = bootstrap.replaceAll('</script', '<\\/script');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${framePolicy}"><meta name="viewport" content="width=device-width"><title>Preview</title><style>${styles}</style></head><body><div id="root"></div><script>${script}</script></body></html>`;
}
