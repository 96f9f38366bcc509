/**
 * What running samples and their still pictures have in common, besides the base style of `appStyle`, whose
 * layer comes first, so that the layers of UI kits take precedence. Rules in `:where()` give way to any style of
 * the sample. Firefox takes the colors of scroll bars and of selected rows from the desktop, in dark mode too, so
 * they are set here.
 */
export const frameStyles = `
@layer app;
body{box-sizing:border-box;min-height:100vh;padding:12px;display:flow-root}
#root{display:flow-root}
@supports (-moz-appearance:none){html{scrollbar-color:color-mix(in srgb,var(--text) 40%,transparent) transparent}}
:where(select[multiple] option:checked){background:color-mix(in srgb,var(--ifm-color-primary) 35%,var(--surface));color:var(--text)}
`;
