declare module '@generated/page-titles/default/titles.json' {
  const titles: Readonly<Record<string, string>>;
  export default titles;
}
