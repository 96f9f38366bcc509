export { type Match, type Rule, rules, rulesBetween } from './rules.ts';
export { applyEdits, type Edit, type Finding, maxLength, type Scan, scan } from './scan.ts';
