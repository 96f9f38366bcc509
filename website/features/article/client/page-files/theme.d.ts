declare module '@theme/ReferenceArticle' {
  import type { ComponentType } from 'react';

  const ReferenceArticle: ComponentType<never>;
  export default ReferenceArticle;
}
