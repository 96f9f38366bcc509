import ts from 'typescript';

/** A prop, and the offset of its name. */
export interface Prop {
  readonly name: string;
  readonly start: number;
}

export interface Builder {
  /** From 1. */
  readonly line: number;
  readonly isCreated: boolean;
  /** `undefined` stands for props that are spread. */
  readonly props: readonly (Prop | undefined)[];
}

/** The builders that code renders, as JSX or with `createElement`. */
export function buildersIn(name: string, code: string): readonly Builder[] {
  const file = ts.createSourceFile(name, code, ts.ScriptTarget.Latest, true);
  const builders: Builder[] = [];
  const add = (node: ts.Node, isCreated: boolean, own: readonly ts.Node[]): void => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
    const props = own.map((prop) => {
      const { name: key } = prop as ts.ObjectLiteralElementLike | ts.JsxAttributeLike;
      return key && { name: key.getText(file), start: key.getStart(file) };
    });
    builders.push({ line: line + 1, isCreated, props });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxOpeningLikeElement(node) && node.tagName.getText(file) === 'QueryBuilder') {
      add(node, false, node.attributes.properties);
    }
    if (ts.isCallExpression(node) && /(?:^|\.)createElement$/.test(node.expression.getText(file))) {
      const [component, props] = node.arguments;
      const isBuilder = component?.getText(file) === 'QueryBuilder';
      if (isBuilder && props && ts.isObjectLiteralExpression(props)) {
        add(node, true, props.properties);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return builders;
}
