import type { ExportFormat, RuleGroupTypeAny } from 'react-querybuilder';
import type { ProcessorName } from './datetime.ts';
import type { OptionName } from './panels/export/option-settings.ts';
import type { ConditionLanguage } from './panels/import/conditions.ts';
import type { faultFinders } from './panels/import/faults.ts';

/** A format that `formatQuery` writes. The docs describe it under the anchor of its id. */
export interface DemoFormat {
  readonly id: ExportFormat;
  readonly label: string;
  readonly group: 'SQL' | 'Documents' | 'Rules' | 'ORM' | 'Graphs' | 'Other';
  /** Left out of short lists because it needs a package, is deprecated, or isn't a language. */
  readonly isSpecial?: true;
  /** Writes values into a string, other than as JSON. */
  readonly writesText?: true;
  /** Options that affect its output, except `validator`, which affects every format. */
  readonly options: readonly OptionName[];
  /** The datetime add-on's rule processor. A format without one doesn't support dates. */
  readonly datetime?: ProcessorName;
  readonly note?: string;
  readonly parser?: FormatParser;
}

/** Each parser has its own option types and ignores the options that it doesn't know. */
export type Parse = (text: string, options: Record<string, unknown>) => RuleGroupTypeAny;

/** How a query is read from text. */
interface ParserFacts {
  /** Its name in shared addresses, if that isn't the format's id. */
  readonly id?: string;
  /** What it reads, if that isn't the format's label. */
  readonly label?: string;
  readonly name: string;
  /** The section of the docs about it; the one of its name in `utils/import` by default. */
  readonly docs?: string;
  /** The entry point that exports it, if that isn't its name. */
  readonly path?: string;
  /** A package that must be installed in addition to the library. */
  readonly peer?: string;
  /** Supports `fields`, `listsAsArrays`, `independentCombinators`, and `bigIntOnOverflow`. */
  readonly isFull?: true;
  readonly options?: readonly ('parseParameters' | 'preventOperatorNegation')[];
  /** What it drops, found by trying. */
  readonly note: string;
}

/** A function of the library that reads a query from another language. */
export interface LanguageParser extends ParserFacts {
  readonly fieldPrefix?: string;
  readonly faults: keyof typeof faultFinders;
  /** How to find the conditions of a text, each of which is parsed alone to see if it's dropped. */
  readonly conditions: ConditionLanguage;
  readonly load: () => Promise<Parse>;
}

interface JsonParser extends ParserFacts {
  readonly isJson: true;
}

export type FormatParser = LanguageParser | JsonParser;
