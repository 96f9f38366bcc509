export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Lighthouse's scores, from 0 to 100. */
export type Scores = Readonly<Record<(typeof categories)[number], number>>;

export interface Bar {
  readonly page: string;
  readonly least: Scores;
}

const reading: Scores = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };

export const bars: readonly Bar[] = [
  { page: '/', least: reading },
  { page: '/docs/intro', least: reading },
  { page: '/docs/utils/export', least: reading },
  { page: '/api/react-querybuilder/index/functions/add', least: reading },
  {
    page: '/demo',
    least: { performance: 90, accessibility: 100, 'best-practices': 100, seo: 100 },
  },
];
