/**
 * What running samples and their still pictures have in common. Rules in `:where()` give way to any style of
 * the sample. Firefox takes the colors of scroll bars and of selected rows from the desktop, in dark mode too, so
 * they are set here.
 */
export const frameStyles = `
html{font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif;accent-color:var(--ifm-color-primary)}
body{box-sizing:border-box;min-height:100vh;margin:0;padding:12px;display:flow-root}
button,input,select,textarea{font:inherit;font-size:14px}
#root{display:flow-root}
table{border-collapse:collapse}
:where(.rule,.rule-value,.ruleGroup-header){flex-wrap:wrap}
@supports (-moz-appearance:none){html{scrollbar-color:color-mix(in srgb,var(--text) 40%,transparent) transparent}}
:where(select[multiple] option:checked){background:color-mix(in srgb,var(--ifm-color-primary) 35%,var(--surface));color:var(--text)}
:where(pre){white-space:pre-wrap;overflow-wrap:anywhere}
`;
