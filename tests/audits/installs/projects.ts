export interface Project {
  readonly name: string;
  /** Content by path. */
  readonly files: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly build: string;
  /** Serves the build at `$PORT`. */
  readonly start: string;
  readonly page: ExpectedPage;
}

/** What a project's page must do. Its first value is `paid`. */
export interface ExpectedPage {
  /** Whether the server sends the builder, so that it's there without JavaScript. */
  readonly rendersOnServer: boolean;
  readonly button?: string | undefined;
  /** What the page shows only after the value has become `shipped`. */
  readonly shows: string;
  /** Whether the edited filter is in the address, where the server reads it. */
  readonly usesAddress: boolean;
}

type Common = Pick<Project, 'build' | 'start'>;

export const viteProject: Common = {
  build: 'vite build --logLevel error',
  start: 'vite preview --strictPort --port $PORT',
};

export const nextProject: Common = { build: 'next build', start: 'next start' };
