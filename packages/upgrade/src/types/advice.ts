import type { TypeProblem } from './compare.ts';

/** An error that a release introduced, and what to write instead. */
interface Row {
  readonly message: RegExp;
  /** The code that TypeScript marks; any by default. */
  readonly at?: RegExp;
  /** A sentence; `$1` is the first group of the message. */
  readonly instead: string;
  /** Below the docs. */
  readonly page: string;
}

/** Types of release 8 are often written out, because their names belong to another package. */
const writtenOut = String.raw`\{ \[x: string\]: unknown; `;

/** More specific messages come first. The major version is the one whose types are stricter. */
const rows: Readonly<Record<number, readonly Row[]>> = {
  7: [
    {
      message: /^Generic type '(QueryBuilderProps)' requires/,
      instead:
        'Write $1<RuleGroupType, FullField, FullOperator, FullCombinator>, or your own types.',
      page: 'migrate#name-the-type-arguments-of-props',
    },
    {
      message: /^Generic type '(Controls|ControlElementsProp)' requires/,
      instead: 'Write $1<FullField, string>, or your own types.',
      page: 'migrate#name-the-type-arguments-of-props',
    },
    {
      message: /'key' does not exist in type 'QueryBuilderContextProps</,
      instead: 'Remove key. Providers no longer need one.',
      page: 'compat#make-your-own-kit',
    },
    {
      message: /^No overload matches this call[\s\S]*Argument of type '<RG extends /,
      instead: 'createElement can’t infer the types of the builder’s props. Write JSX instead.',
      page: 'typescript#generics-of-the-component',
    },
    {
      message: /is not assignable to type '(?:never|undefined)'/,
      at: /^combinator$/,
      instead:
        'A query with combinators between its rules has no combinator of its own. Remove it.',
      page: 'migrate#independent-combinators-follow-from-the-query',
    },
    {
      message: /Types of property 'combinator' are incompatible/,
      instead:
        'A builder accepts a query with combinators between rules or one without, but no union of both. Render a builder for each type.',
      page: 'migrate#independent-combinators-follow-from-the-query',
    },
    {
      message: new RegExp(
        `does not satisfy the constraint '(?:Option<|FullOption|${writtenOut}value\\?)[\\s\\S]*Index signature`,
      ),
      instead: 'Let your type extend Option, which allows further properties.',
      page: 'typescript#fields-and-options',
    },
    {
      message:
        /^Type '\([^)]*Props<Field[,>]|'(?:fieldData\.)?value' are incompatible[\s\S]*Type 'undefined' is not assignable to type 'string'/,
      instead: 'Use FullField, which has value, where you have Field.',
      page: 'migrate#name-the-type-arguments-of-props',
    },
    {
      message: new RegExp(
        `Property 'value' is missing in type [\\s\\S]* required in type '(?:Full(?:Option|Field|Operator|Combinator)\\b|${writtenOut})`,
      ),
      instead: 'Add value beside name, with the same text, or pass the list to toFullOptionList.',
      page: 'tips/option-lists',
    },
    {
      message: /^Parameter '(\w+)' implicitly has an 'any' type/,
      instead:
        'Without query or defaultQuery, the types of callbacks can’t be inferred. Write the type of $1, such as RuleGroupType for a query.',
      page: 'typescript#generics-of-the-component',
    },
    {
      message: /\b(?:is of type|Type) 'unknown'/,
      instead:
        'Your own properties of fields and options are unknown. Declare them in a type that extends FullField, or check the value first.',
      page: 'typescript#custom-control-elements',
    },
    {
      message: /^Conversion of type 'Field' to type/,
      instead:
        'Your own properties of fields are unknown. Convert to unknown first, or use your own type for the fields.',
      page: 'typescript#fields-and-options',
    },
  ],
};

/** What to write instead, and the page below the docs that explains it. */
export interface Advice {
  readonly instead: string;
  readonly page: string;
}

/**
 * The page on the library's public site. It has the pages but not all of their sections, so the address has no
 * anchor.
 */
export const addressOf = ({ page }: Pick<Advice, 'page'>): string =>
  `https://react-querybuilder.js.org/docs/${page.replace(/#.*/, '')}`;

/** Says what to write instead if the error is one of those that an upgrade is known for. */
export function adviceFor(
  { message, at }: Pick<TypeProblem, 'message' | 'at'>,
  from: number,
  to: number,
): Advice | undefined {
  for (let major = to; major > from; major -= 1) {
    for (const row of rows[major] ?? []) {
      const match = row.at?.test(at) === false ? null : row.message.exec(message);
      if (match) return { instead: row.instead.replaceAll('$1', match[1] ?? ''), page: row.page };
    }
  }
  return undefined;
}
