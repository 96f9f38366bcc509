import { type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { errorText } from '../../engines/rows.ts';
import type { Range } from './conditions.ts';

export interface Fault extends Partial<Range> {
  readonly message: string;
}

/** Finds a syntax error; `undefined` if there's none, or none that can be found. */
type FindFault = (text: string, error?: unknown) => Promise<Fault | undefined>;

const at = (text: string, offset: number, message: string): Fault => {
  const from = Math.max(0, Math.min(offset, text.length));
  return { from, to: Math.min(from + 1, text.length), message };
};

function offsetOf(text: string, line: number, column: number): number {
  const before = text.split('\n').slice(0, line);
  return before.reduce((sum, { length }) => sum + length + 1, 0) + column;
}

/** What JSON needs in place of an error. The parser's other errors are about single characters. */
const expectedIn: Partial<Record<ReturnType<typeof printParseErrorCode>, string>> = {
  PropertyNameExpected: 'a name in double quotes',
  ValueExpected: 'a value',
  ColonExpected: 'a colon',
  CommaExpected: 'a comma',
  CloseBraceExpected: 'a comma or }',
  CloseBracketExpected: 'a comma or ]',
  EndOfFileExpected: 'the end of the text',
};

/** The errors of `JSON.parse` don't include a position in all browsers. */
const jsonFault: FindFault = async (text) => {
  try {
    JSON.parse(text);
    return undefined;
  } catch {
    const errors: ParseError[] = [];
    parseTree(text, errors, { disallowComments: true });
    const [expected] = errors.flatMap(({ error }) => expectedIn[printParseErrorCode(error)] ?? []);
    const help = expected ? ` Expected ${expected}.` : '';
    return at(text, errors[0]?.offset ?? 0, `This isn’t valid JSON.${help}`);
  }
};

interface JisonError {
  readonly hash?: {
    readonly token: string;
    readonly text: string;
    readonly loc: { readonly first_line: number; readonly first_column: number };
  };
}

/** The error of `parseSQL` has the position in the statement that it makes from a condition. */
const sqlFault: FindFault = async (text, error) => {
  if (error === undefined) return undefined;
  const { hash } = error as JisonError;
  if (!hash) return { message: errorText(error) };
  const added = /^\s*select\b/i.test(text)
    ? ''
    : /^\s*where\b/i.test(text)
      ? 'SELECT * FROM t '
      : 'SELECT * FROM t WHERE ';
  const { first_line, first_column } = hash.loc;
  const column = first_line === 1 ? first_column - added.length : first_column;
  const found =
    hash.token === 'EOF' ? 'The text ends too early.' : `“${hash.text}” isn’t expected here.`;
  return at(text, offsetOf(text, first_line - 1, column), found);
};

interface Compiler {
  readonly compile: (text: string) => unknown;
}

/** Finds the error that an engine's library throws when it compiles a text. */
const compilerFault =
  (
    load: () => Promise<Compiler>,
    describe: (error: unknown, text: string) => readonly [offset: number, message: string],
  ): FindFault =>
  async (text) => {
    const { compile } = await load();
    try {
      compile(text);
      return undefined;
    } catch (error) {
      if (error instanceof RangeError) throw error;
      return at(text, ...describe(error, text));
    }
  };

const celFault = compilerFault(
  () => import('../../engines/cel.ts'),
  (error, text) => {
    const { start, end } = (error as { range?: { start: number; end: number } }).range ?? {
      start: 0,
      end: 0,
    };
    const words = errorText(error);
    // The library names tokens as its code does.
    if (/\bEOF$/.test(words)) return [start, 'The text ends too early.'];
    const isToken = /^(?:Unexpected token|Expected [A-Z]+)\b/.test(words);
    return [start, isToken ? `“${text.slice(start, end)}” isn’t expected here.` : words];
  },
);

const jsonataFault = compilerFault(
  () => import('../../engines/jsonata.ts'),
  (error) => {
    const { position = 0, token = '' } = error as { position?: number; token?: string };
    const isEnd = token === '(end)';
    return [position - (isEnd ? 0 : String(token).length), errorText(error)];
  },
);

const spelMessages: Readonly<Record<string, string>> = {
  RIGHT_OPERAND_PROBLEM: 'The right side of this is missing.',
  LEFT_OPERAND_PROBLEM: 'The left side of this is missing.',
  MORE_INPUT: 'The expression ends before this.',
  OOD: 'The text ends too early.',
};

const spelFault = compilerFault(
  () => import('../../engines/spel.ts'),
  (error, text) => {
    const words = errorText(String(error).replaceAll('\n', ' '));
    if (words.startsWith('Non-terminating')) {
      return [text.lastIndexOf("'"), 'This quote is never closed.'];
    }
    const offset = /at position (\d+)/.exec(words)?.[1] ?? 0;
    const code = /Message: (\w+)/.exec(words)?.[1] ?? '';
    return [Number(offset), spelMessages[code] ?? 'This isn’t valid SpEL.'];
  },
);

/** For parsers that don't report a position: finds unbalanced brackets and quotes. */
const bracketFault: FindFault = async (text) => {
  const open: number[] = [];
  for (const { 0: unit, index } of text.matchAll(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|[\s\S]/g)) {
    if (/^['"]$/.test(unit)) return at(text, index, 'This quote is never closed.');
    if (/^[([{]$/.test(unit)) open.push(index);
    if (/^[)\]}]$/.test(unit) && open.pop() === undefined) {
      return at(text, index, 'This bracket was never opened.');
    }
  }
  const last = open.pop();
  return last === undefined ? undefined : at(text, last, 'This bracket is never closed.');
};

/** Ways to find a syntax error, by the language or by what is checked. */
export const faultFinders = {
  json: jsonFault,
  sql: sqlFault,
  cel: celFault,
  jsonata: jsonataFault,
  spel: spelFault,
  brackets: bracketFault,
} as const satisfies Readonly<Record<string, FindFault>>;
