/**
 * What running samples and their still pictures have in common. Rules in `:where()` give way to any style of
 * the sample.
 */
export const frameStyles = `
html{font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif}
body{box-sizing:border-box;min-height:100vh;margin:0;padding:12px;display:flow-root}
button,input,select,textarea{font:inherit;font-size:14px}
#root{display:flow-root}
table{border-collapse:collapse}
:where(.rule,.rule-value,.ruleGroup-header){flex-wrap:wrap}
:where(pre){white-space:pre-wrap;overflow-wrap:anywhere}
`;
