declare module '@generated/search/default/dialog-style.json' {
  const style: { readonly css: string };
  export default style;
}
