import { type HostWriter, json } from './host-file.ts';

/** Firebase Hosting; a later rule's header replaces an earlier one's, and 404.html is built in. */
export const firebase: HostWriter = (rules) => ({
  folder: 'build',
  name: 'firebase.json',
  text: json({
    hosting: {
      public: '.',
      ignore: ['firebase.json', '**/.*'],
      cleanUrls: true,
      trailingSlash: false,
      headers: rules.map(({ pattern, headers }) => ({
        source: pattern.replace('*', '**'),
        headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
      })),
    },
  }),
});
