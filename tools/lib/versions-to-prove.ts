import { currentVersions, type DocsVersion, versions } from '../../releases/versions.ts';
import { isProved } from './proofs.mjs';

/**
 * The versions whose docs a gate has to read: those that change, and the older ones too unless their proof
 * holds. It says so when it leaves them out.
 */
export function versionsToProve(name: 'samples' | 'coverage'): readonly DocsVersion[] {
  if (!isProved(name)) return versions;
  console.log('Older versions were proved before. To prove them again, set PROOFS=all.');
  return versions.filter((version) => currentVersions.includes(version.name));
}
