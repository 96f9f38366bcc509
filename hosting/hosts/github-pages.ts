import type { HostWriter } from './host-file.ts';

/** GitHub Pages: it runs Jekyll, which leaves files out, unless this file is there. It sends no headers. */
export const githubPages: HostWriter = () => ({ folder: 'build', name: '.nojekyll', text: '' });
