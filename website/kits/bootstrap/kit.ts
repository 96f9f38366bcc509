import { type Kit, muteIcons } from '../kit.ts';

export const bootstrap = {
  id: 'bootstrap',
  label: 'Bootstrap',
  purpose: 'Classes and controls that follow Bootstrap.',
  renderLimit: 100,
  poster: { width: 386, height: 214 },
  component: 'QueryBuilderBootstrap',
  controls: {
    actionElement: 'classes',
    valueSelector: 'classes',
    valueEditor: 'component',
    notToggle: 'component',
  },
  packages: ['bootstrap', 'bootstrap-icons'],
  stylesheets: ['bootstrap/dist/css/bootstrap.css', 'bootstrap-icons/font/bootstrap-icons.css'],
  css: `/* Without this rule, each control fills a whole row. */
.rule :is(.form-control, .form-select),
.ruleGroup-header .form-select,
.betweenRules .form-select {
  display: inline-block;
  width: auto;
}

/* Buttons with an icon are quiet. */
.btn:has(> .bi) {
  --bs-btn-color: currentColor;
  --bs-btn-bg: transparent;
  --bs-btn-border-color: transparent;
  --bs-btn-hover-color: currentColor;
  --bs-btn-hover-bg: color-mix(in srgb, currentColor 8%, transparent);
  --bs-btn-hover-border-color: transparent;
  --bs-btn-active-color: currentColor;
  --bs-btn-active-bg: color-mix(in srgb, currentColor 16%, transparent);
  --bs-btn-active-border-color: transparent;
  --bs-btn-disabled-color: currentColor;
  --bs-btn-disabled-bg: transparent;
  --bs-btn-disabled-border-color: transparent;
}

/* This icon is smaller than the others. */
.bi-x::before {
  scale: 1.5;
}

/* The label keeps a distance from its switch. */
.ruleGroup-notToggle > .form-check-input {
  margin-inline-end: 0.375rem;
}`,
  missingIcons: muteIcons,
} as const satisfies Kit;
