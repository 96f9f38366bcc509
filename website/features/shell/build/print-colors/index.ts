import type { Plugin } from '@docusaurus/types';
import { type AcceptedPlugin, atRule, type Rule } from 'postcss';

const isDark = (selector: string) => /\[data-theme=["']?dark/.test(selector);

/** Limits the rules of dark mode to screens, so that paper is white whatever the reader chose. */
export const lightPaper: AcceptedPlugin = {
  postcssPlugin: 'light-paper',
  Once(root) {
    const rules: Rule[] = [];
    root.walkRules((rule) => {
      if (rule.selectors.some(isDark)) rules.push(rule);
    });
    for (const rule of rules) {
      const screen = atRule({ name: 'media', params: 'screen' });
      screen.append(rule.clone({ selectors: rule.selectors.filter(isDark) }));
      rule.after(screen);
      const light = rule.selectors.filter((selector) => !isDark(selector));
      if (light.length > 0) rule.selectors = light;
      else rule.remove();
    }
  },
};

export const printColors = (): Plugin => ({
  name: 'print-colors',
  configurePostCss: (options) => ({ ...options, plugins: [...options.plugins, lightPaper] }),
});
