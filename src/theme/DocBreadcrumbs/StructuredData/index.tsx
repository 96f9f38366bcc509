// Replaced because plugins/head-data writes the same data into the pages when they are built; here it
// would be part of every page's script.
export default function DocBreadcrumbsStructuredData(): null {
  return null;
}
