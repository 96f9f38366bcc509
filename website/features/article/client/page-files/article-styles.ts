// The styles of components that only the build renders; tests/e2e/page-files.spec.ts finds missing ones.
import '@docusaurus/theme-classic/lib/theme/Admonition/Layout/styles.module.css';
import '@docusaurus/theme-classic/lib/theme/DocCard/Heading/styles.module.css';
import '@docusaurus/theme-classic/lib/theme/DocCard/Heading/Text/styles.module.css';
import '@docusaurus/theme-classic/lib/theme/DocCard/Layout/styles.module.css';
import '@docusaurus/theme-classic/lib/theme/DocCard/Description/styles.module.css';
import '@docusaurus/theme-classic/lib/theme/DocCardList/styles.module.css';
import '../../../../src/components/Anatomy/Anatomy.module.css';
import '../../../live-examples/client/LiveExample.module.css';
import '../../../../src/components/diagrams/diagrams.module.css';
import '../../../../src/components/EntryIndex/EntryIndex.module.css';
import '../../../demo/client/KitGallery/KitGallery.module.css';
import '../../../../src/components/QueryFlow/QueryFlow.module.css';
import '../../../../src/components/ScrollBox/ScrollBox.module.css';
import '../../../releases/client/Since.module.css';
import '../../../releases/client/StyleChanges.module.css';
import '../../../../src/theme/CodeBlock/styles.module.css';
import '../../../../src/theme/Tabs/styles.module.css';
