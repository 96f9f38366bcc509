/** A project that installs the packed packages. */
export interface Project {
  /** Its folder beside this file, and its name in the report. */
  readonly name: string;
  /** The file in the project that has the builders. */
  readonly builders: string;
  /** What it installs beside the packages and their peers: name to version. */
  readonly dependencies: Readonly<Record<string, string>>;
  readonly build: readonly string[];
  /** Serves the build; `port` is appended. */
  readonly serve: readonly string[];
  /** Whether the server sends the builders, so that they are there without JavaScript. */
  readonly rendersOnServer: boolean;
}

/**
 * The projects that `npm run check:installs` makes.
 *
 * @param installed - The version of a development dependency of this repository.
 */
export const projects = (installed: (name: string) => string): readonly Project[] => [
  {
    name: 'vite',
    builders: 'Builders.tsx',
    dependencies: { vite: installed('vite') },
    build: ['vite', 'build', '--logLevel', 'error'],
    serve: ['vite', 'preview', '--strictPort', '--port'],
    rendersOnServer: false,
  },
  {
    name: 'next',
    builders: 'app/page.tsx',
    dependencies: { next: '16.4.6' },
    build: ['next', 'build'],
    serve: ['next', 'start', '--port'],
    rendersOnServer: true,
  },
];
