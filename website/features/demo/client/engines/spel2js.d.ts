declare module 'spel2js' {
  interface CompiledExpression {
    eval(context: object, locals: object): unknown;
  }
  export const SpelExpressionEvaluator: {
    /** @throws An error if the text isn't a SpEL expression. */
    compile(text: string): CompiledExpression;
  };
}
