/** The content of a symbol's page. All `html` is written during the build. */
export interface SymbolPageData {
  readonly name: string;
  readonly label: string;
  readonly from: Link;
  readonly importHtml: string;
  readonly summary: string;
  readonly since?: string;
  /** What to use on releases that lack it. */
  readonly instead?: string;
  /** What to use instead; empty if the types only say that it's deprecated. */
  readonly deprecated?: string;
  readonly signatures: readonly string[];
  /** Empty if the types don't describe it. */
  readonly description: string;
  readonly sections: readonly Section[];
  readonly examples: readonly string[];
  readonly guides: readonly Link[];
  readonly usedBy: readonly Link[];
  readonly previous?: Link;
  readonly next?: Link;
}

export type Link = readonly [text: string, path: string];

export interface Section {
  readonly id: string;
  readonly title: string;
  readonly rows: readonly Row[];
}

export interface Row {
  /** Its anchor; parts that need no link, such as a return value, have none. */
  readonly id?: string;
  readonly name?: string;
  readonly isOptional?: boolean;
  readonly types: readonly string[];
  readonly defaultHtml?: string;
  /** Release that has it first, if not all releases of the page have it. */
  readonly since?: string;
  /** What to use on releases that lack it. */
  readonly instead?: string;
  readonly deprecated?: string;
  readonly inheritedFrom?: Link;
  readonly guide?: string;
  readonly description: string;
}
