declare module 'spel2js' {
  interface CompiledExpression {
    eval(context: object, locals: object): unknown;
  }
  export const SpelExpressionEvaluator: {
    /** @throws An error when the text is no SpEL expression. */
    compile(text: string): CompiledExpression;
  };
}
