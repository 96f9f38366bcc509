import type { JSONOutput } from 'typedoc';
import {
  type Code,
  codeToText,
  group,
  indented,
  join,
  line,
  softLine,
  unbrokenIfShort,
  whenBroken,
} from '../../layout.ts';
import type { Catalogue, Declaration } from './catalogue.ts';

type Signature = JSONOutput.SignatureReflection;
type TypeParameter = JSONOutput.TypeParameterReflection;
type Type = JSONOutput.SomeType;

export interface TypeWriter {
  readonly type: (type: Type | undefined) => Code;
  readonly typeParameters: (parameters: readonly TypeParameter[] | undefined) => Code;
  /** `(query: RG, path: Path): RG`. */
  readonly signature: (signature: Signature, arrow?: string) => Code;
  readonly member: (declaration: Declaration) => Code;
}

const keyword = (text: string): Code => ({ text, color: 'keyword' });
const constant = (text: string): Code => ({ text, color: 'constant' });
const property = (text: string): Code =>
  /^[\w$]+$/.test(text) ? text : { text: `'${text}'`, color: 'string' };

/** Types with words or signs between their parts, which need brackets in some places. */
const loose = new Set([
  'union',
  'intersection',
  'conditional',
  'typeOperator',
  'inferred',
  'query',
]);

/** @param scope - The run of TypeDoc that the types come from. */
export function createTypeWriter(catalogue: Catalogue, scope: number, pathPrefix = ''): TypeWriter {
  const type = (one: Type | undefined): Code => (one ? write(one) : keyword('unknown'));
  const tight = (one: Type): Code =>
    loose.has(one.type) || isFunction(one) ? ['(', type(one), ')'] : type(one);

  function write(one: Type): Code {
    switch (one.type) {
      case 'intrinsic':
        return keyword(one.name);
      case 'literal':
        return literal(one.value);
      case 'reference':
        return [referenceName(one), typeArguments(writtenArguments(one))];
      case 'array':
        return [tight(one.elementType), '[]'];
      case 'union':
        return list(one.types, '|');
      case 'intersection':
        return list(one.types, '&');
      case 'reflection':
        return object(one.declaration);
      case 'conditional':
        return group(
          tight(one.checkType),
          keyword(' extends '),
          tight(one.extendsType),
          indented(line, '? ', type(one.trueType), line, ': ', type(one.falseType)),
        );
      case 'mapped':
        return group(
          '{',
          indented(
            line,
            modifier(one.readonlyModifier, 'readonly '),
            '[',
            one.parameter,
            keyword(' in '),
            type(one.parameterType),
            one.nameType ? [keyword(' as '), type(one.nameType)] : '',
            ']',
            modifier(one.optionalModifier, '?'),
            ': ',
            type(one.templateType),
          ),
          line,
          '}',
        );
      case 'indexedAccess':
        return [tight(one.objectType), '[', type(one.indexType), ']'];
      case 'query':
        return [keyword('typeof '), type(one.queryType)];
      case 'typeOperator':
        return [keyword(`${one.operator} `), tight(one.target)];
      case 'tuple':
        return group(
          '[',
          indented(softLine, join((one.elements ?? []).map(type), [',', line])),
          softLine,
          ']',
        );
      case 'namedTupleMember':
        return [one.name, one.isOptional ? '?: ' : ': ', type(one.element)];
      case 'optional':
        return [tight(one.elementType), '?'];
      case 'rest':
        return ['...', type(one.elementType)];
      case 'predicate':
        return [
          one.asserts ? keyword('asserts ') : '',
          { text: one.name, color: 'parameter' },
          one.targetType ? [keyword(' is '), type(one.targetType)] : '',
        ];
      case 'templateLiteral':
        return [
          { text: `\`${one.head}`, color: 'string' },
          one.tail.map(([part, text]) => [
            '${',
            type(part),
            '}',
            { text, color: 'string' as const },
          ]),
          { text: '`', color: 'string' },
        ];
      case 'inferred':
        return [
          keyword('infer '),
          one.name,
          one.constraint ? [keyword(' extends '), type(one.constraint)] : '',
        ];
      case 'unknown':
        return written(one.name);
    }
  }

  /** TypeDoc stores types that are too deep to describe as text. */
  const written = (text: string): Code =>
    text.split(/\b([A-Z]\w+)\b/).map((part, index) => {
      const symbol = index % 2 === 1 ? catalogue.named(part) : undefined;
      return symbol ? { text: part, href: pathPrefix + symbol.path } : part;
    });

  function referenceName(one: JSONOutput.ReferenceType): Code {
    const symbol = catalogue.target(scope, one);
    if (symbol) return { text: one.name, href: pathPrefix + symbol.path };
    return one.qualifiedName?.startsWith('React.') ? one.qualifiedName : one.name;
  }

  /** Leaves out arguments that are the defaults of their parameters. */
  function writtenArguments(one: JSONOutput.ReferenceType): readonly Type[] {
    const all = one.typeArguments ?? [];
    const parameters = catalogue.target(scope, one)?.declaration.typeParameters ?? [];
    let count = all.length;
    while (count > 0 && isDefault(all[count - 1], parameters[count - 1])) count--;
    return all.slice(0, count);
  }

  const isDefault = (one: Type | undefined, parameter: TypeParameter | undefined): boolean =>
    one !== undefined &&
    parameter?.default !== undefined &&
    codeToText(type(one)) === codeToText(type(parameter.default));

  const typeArguments = (all: readonly Type[]): Code =>
    all.length === 0
      ? ''
      : group('<', indented(softLine, join(all.map(type), [',', line])), softLine, '>');

  function list(types: readonly Type[], sign: string): Code {
    const parts = types.map((one) =>
      isFunction(one) || one.type === 'conditional'
        ? ['(', type(one), ')']
        : sign === '&'
          ? tight(one)
          : type(one),
    );
    return sign === '|'
      ? group(indented(softLine, whenBroken('| '), join(parts, [line, '| '])))
      : join(parts, ' & ');
  }

  function object(declaration: Declaration): Code {
    const { signatures = [], children = [], indexSignatures = [] } = declaration;
    const [only] = signatures;
    if (only && signatures.length === 1 && children.length === 0 && indexSignatures.length === 0) {
      return signature(only, ' => ');
    }
    const parts = [
      ...signatures.map((one) => signature(one)),
      ...indexSignatures.map((one) => [
        '[',
        (one.parameters ?? []).map((key) => [key.name, ': ', type(key.type)]),
        ']: ',
        type(one.type),
      ]),
      ...children.map((child) => [
        child.flags.isReadonly ? keyword('readonly ') : '',
        property(child.name),
        child.flags.isOptional ? '?: ' : ': ',
        member(child),
      ]),
    ];
    if (parts.length === 0) return '{}';
    return group('{', indented(line, join(parts, [';', line])), whenBroken(';'), line, '}');
  }

  function signature(one: Signature, arrow = ': '): Code {
    const isConstructor = one.kind === 16384;
    return [
      isConstructor ? keyword('new ') : '',
      typeParameters(one.typeParameters),
      group(
        '(',
        indented(
          softLine,
          join(
            (one.parameters ?? []).map((parameter) => [
              parameter.flags.isRest ? '...' : '',
              { text: nameOfParameter(parameter), color: 'parameter' },
              parameter.flags.isOptional || parameter.defaultValue !== undefined ? '?: ' : ': ',
              type(parameter.type),
            ]),
            [',', line],
          ),
        ),
        (one.parameters ?? []).length > 0 ? whenBroken(',') : '',
        softLine,
        ')',
      ),
      arrow,
      // Parameters on separate lines are easier to read than a broken return type.
      unbrokenIfShort(type(one.type), 50),
    ];
  }

  const typeParameters = (parameters: readonly TypeParameter[] | undefined): Code =>
    !parameters?.length
      ? ''
      : group(
          '<',
          indented(
            softLine,
            join(
              parameters.map((one) => [
                one.flags.isConst ? keyword('const ') : '',
                one.name,
                one.type ? [keyword(' extends '), type(one.type)] : '',
                one.default ? [' = ', type(one.default)] : '',
              ]),
              [',', line],
            ),
          ),
          softLine,
          '>',
        );

  function member(declaration: Declaration): Code {
    const { signatures = [], getSignature, type: own } = declaration;
    if (own) return type(own);
    if (getSignature) return type(getSignature.type);
    return object({ ...declaration, signatures, children: [], indexSignatures: [] });
  }

  return { type, typeParameters, signature, member };
}

/** TypeDoc names a destructured parameter `__namedParameters`. */
export const nameOfParameter = ({ name }: { readonly name: string }): string =>
  name === '__namedParameters' ? 'options' : name;

const modifier = (sign: '+' | '-' | undefined, text: string): Code =>
  sign === undefined ? '' : sign === '-' ? `-${text}` : text;

const isFunction = (one: Type): boolean =>
  one.type === 'reflection' &&
  (one.declaration.signatures?.length ?? 0) === 1 &&
  !one.declaration.children;

function literal(value: JSONOutput.LiteralType['value']): Code {
  if (typeof value === 'string')
    return { text: `'${value.replaceAll("'", "\\'")}'`, color: 'string' };
  if (value !== null && typeof value === 'object')
    return constant(`${value.negative ? '-' : ''}${value.value}n`);
  return value === null ? keyword('null') : constant(String(value));
}
