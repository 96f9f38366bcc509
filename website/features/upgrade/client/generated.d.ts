declare module '@generated/upgrade/default/minors.json' {
  const minors: import('./minors').MinorsData;
  export default minors;
}
