/** Stands for Docusaurus' hook where a component need not tell the first drawing from later ones. */
export default function useIsBrowser(): boolean {
  return true;
}
