/** The same text on every page, so that one hash in the site's policy allows it. */
const script =
  "location.replace(document.querySelector('link[rel=canonical]').getAttribute('href')+location.search+location.hash)";

/** The HTML of a redirect to a path. Query and anchor are kept; without JavaScript they are lost. */
export function redirectPage(to: string): string {
  const address = encodeURI(to).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<meta charset="utf-8">',
    '<meta name="robots" content="noindex">',
    '<title>Moved</title>',
    `<link rel="canonical" href="${address}">`,
    `<noscript><meta http-equiv="refresh" content="0; url=${address}"></noscript>`,
    `<script>${script}</script>`,
    `<p>This page has moved to <a href="${address}">${address}</a>.</p>`,
    '',
  ].join('\n');
}
