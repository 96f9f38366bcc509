import type { HostWriter } from './host-file.ts';

/** Without this file, GitHub Pages runs Jekyll, which skips files. It has no custom headers. */
export const githubPages: HostWriter = () => ({ folder: 'build', name: '.nojekyll', text: '' });
