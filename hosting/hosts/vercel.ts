import { type HostWriter, json } from './host-file.ts';

/** Vercel; a later rule's header replaces an earlier one's, and the page 404.html is built in. */
export const vercel: HostWriter = (rules) => ({
  folder: 'build',
  name: 'vercel.json',
  text: json({
    cleanUrls: true,
    trailingSlash: false,
    headers: rules.map(({ pattern, headers }) => ({
      source: pattern.replace('*', '(.*)'),
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
  }),
});
