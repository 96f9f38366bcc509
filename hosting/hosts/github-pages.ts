import type { HostWriter } from './host-file.ts';

/** GitHub Pages, which runs Jekyll, and so skips files, without this file. It has no custom headers. */
export const githubPages: HostWriter = () => ({ folder: 'build', name: '.nojekyll', text: '' });
