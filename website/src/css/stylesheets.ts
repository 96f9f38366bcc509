/** The stylesheets of every page, in the order of their rules. */
export const stylesheets = [
  './src/css/tokens.css',
  './src/css/controls.css',
  './src/css/site.css',
  './src/css/drawings.css',
  './src/css/code.css',
  './src/css/definitions.css',
];
