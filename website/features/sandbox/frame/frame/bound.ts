/** A method as a function of its object. Code that replaces the method later doesn't change it. */
export const bound = <This, Args extends readonly unknown[], Result>(
  method: (this: This, ...args: Args) => Result,
) => Function.prototype.call.bind(method) as (self: This, ...args: Args) => Result;
