/** What the page of a symbol shows. All `html` is written when the site is built. */
export interface SymbolPageData {
  readonly name: string;
  /** `Function`, `Component`, `Interface`, ... */
  readonly label: string;
  /** Module that exports it, and the page that lists its exports. */
  readonly from: Link;
  /** `import { add } from 'react-querybuilder'` as HTML. */
  readonly importHtml: string;
  /** One sentence of plain text. */
  readonly summary: string;
  /** Release that has it first, e.g. `8.14`. */
  readonly since?: string;
  /** What to use instead; empty when the types say no more than that it is deprecated. */
  readonly deprecated?: string;
  /** Declarations; several when it is overloaded. */
  readonly signatures: readonly string[];
  /** Empty when the types do not describe it. */
  readonly description: string;
  readonly sections: readonly Section[];
  readonly examples: readonly string[];
  /** Pages of the docs that explain it, demos that show it. */
  readonly guides: readonly Link[];
  readonly usedBy: readonly Link[];
  readonly previous?: Link;
  readonly next?: Link;
}

/** Text of a link and its address. */
export type Link = readonly [text: string, path: string];

/** Parameters, properties, methods, ... */
export interface Section {
  readonly id: string;
  readonly title: string;
  readonly rows: readonly Row[];
}

export interface Row {
  /** Its anchor; what needs no link, such as a return value, has none. */
  readonly id?: string;
  readonly name?: string;
  readonly isOptional?: boolean;
  /** Types; several where overloads differ. */
  readonly types: readonly string[];
  readonly defaultHtml?: string;
  /** Release that has it first, where not all releases of the page have it. */
  readonly since?: string;
  readonly deprecated?: string;
  /** The type that declares it. */
  readonly inheritedFrom?: Link;
  /** Where the docs explain it. */
  readonly guide?: string;
  readonly description: string;
}
