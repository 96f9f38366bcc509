import { mountIslands } from '../../features/article/client/islands/mount.ts';

/** A client module of Docusaurus: the interactive parts of articles, whose code pages with islands load. */
export const onRouteDidUpdate = mountIslands(() =>
  import(/* webpackChunkName: "islands" */ './table.ts').then(({ islands }) => islands),
);
