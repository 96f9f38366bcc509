import type { CategoryIndex } from '@site/plugins/docs/card-descriptions';
import { createContext } from 'react';

/** The category whose page is around, with the descriptions for its cards. */
export const CategoryContext = createContext<CategoryIndex | undefined>(undefined);
