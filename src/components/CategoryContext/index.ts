import type { PropCategoryGeneratedIndex } from '@docusaurus/plugin-content-docs';
import { createContext } from 'react';

/** The category whose page is being rendered. */
export const CategoryContext = createContext<PropCategoryGeneratedIndex | undefined>(undefined);
