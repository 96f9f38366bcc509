// The styles of components that only the build renders; tests/e2e/page-files.spec.ts finds missing ones.
import '@docusaurus/theme-classic/lib/theme/Admonition/Layout/styles.module.css';
import '../components/Anatomy/Anatomy.module.css';
import '../../features/live-examples/client/LiveExample.module.css';
import '../components/diagrams/diagrams.module.css';
import '../components/EntryIndex/EntryIndex.module.css';
import '../../features/demo/client/KitGallery/KitGallery.module.css';
import '../../features/demo/client/KitGallery/KitPicture.module.css';
import '../components/QueryFlow/QueryFlow.module.css';
import '../components/ScrollBox/ScrollBox.module.css';
import '../../features/releases/client/StyleChanges.module.css';
import '../theme/CodeBlock/styles.module.css';
import '../theme/Tabs/styles.module.css';
