import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

/** Sidebar of Next; the released versions have theirs in `versioned_sidebars/`. */
const sidebars: SidebarsConfig = {
  docs: ['intro'],
};

export default sidebars;
