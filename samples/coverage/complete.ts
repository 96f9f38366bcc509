/** Versions whose pages define every name of their release; a missing one fails the check. */
export const complete: readonly string[] = ['current', '7', '6', '5', '4', '3'];
