import { contentTypes } from '../content-types.mjs';
import { allHeaders, type HostWriter, json } from './host-file.ts';

/** Azure Static Web Apps; the first matching route wins, so the narrowest come first. */
export const azure: HostWriter = (rules) => {
  const [everywhere, ...narrower] = rules;
  return {
    folder: 'build',
    name: 'staticwebapp.config.json',
    text: json({
      globalHeaders: everywhere?.headers ?? {},
      routes: narrower
        .map((rule) => ({ route: rule.pattern, headers: allHeaders(narrower, rule) }))
        .reverse(),
      responseOverrides: { 404: { rewrite: '/404.html', statusCode: 404 } },
      trailingSlash: 'never',
      mimeTypes: Object.fromEntries(
        Object.entries(contentTypes).map(([ending, { type }]) => [ending, type]),
      ),
    }),
  };
};
