// Replaced because website/features/head/build writes the same data into pages of all kinds when they are built.
export default function DocBreadcrumbsStructuredData(): null {
  return null;
}
