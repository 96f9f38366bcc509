import { findDataSet } from '../data/dataSets.ts';
import { type Vocabulary, vocabularyOf } from '../query/vocabulary.ts';
import type { CodeInput } from './types.ts';

export const vocabularyIn = ({ query, dataSet, options }: CodeInput['state']): Vocabulary =>
  vocabularyOf(query, findDataSet(dataSet).specs, options);
