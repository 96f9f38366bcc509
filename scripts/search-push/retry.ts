export interface RetryOptions {
  /** 4 by default. */
  readonly tries?: number;
  /** Milliseconds before the second try, doubled before each further one; 1000 by default. */
  readonly pause?: number;
}

/** Repeats a step that fails because of the connection or the service, but not after a refusal (4xx). */
export async function retrying<T>(
  step: () => Promise<T>,
  { tries = 4, pause = 1000 }: RetryOptions = {},
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await step();
    } catch (error) {
      if (attempt >= tries || isRefusal(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause * 2 ** (attempt - 1)));
    }
  }
}

/** 429 means too many requests. */
function isRefusal(error: unknown): boolean {
  const { status = 0 } = error as { readonly status?: number };
  return status >= 400 && status < 500 && status !== 429;
}
