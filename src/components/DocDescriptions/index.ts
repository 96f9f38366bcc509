import type { Descriptions } from '@site/plugins/docs/card-descriptions';
import { createContext } from 'react';

/** Descriptions of the docs that the cards of a category's page lead to. */
export const DocDescriptions = createContext<Descriptions>({});
