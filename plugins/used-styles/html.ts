/** All classes of a page's elements. */
export function classesOf(html: string): readonly string[] {
  const values = html.matchAll(/<[^>]*?\sclass=(?:"([^"]*)"|([^\s>]+))/g);
  return Array.from(values, ([, quoted, bare]) => quoted ?? bare ?? '').flatMap((it) =>
    it.split(/\s+/),
  );
}
