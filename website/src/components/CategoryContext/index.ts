import type { PropCategoryGeneratedIndex } from '@docusaurus/plugin-content-docs';
import { createContext } from 'react';

export const CategoryContext = createContext<PropCategoryGeneratedIndex | undefined>(undefined);
