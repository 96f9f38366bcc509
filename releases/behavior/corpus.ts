import type { Probe } from './probe.ts';
import { actionProbes, dragProbes } from './probes/actions.ts';
import { formatProbes } from './probes/formats.ts';
import { optionProbes } from './probes/options.ts';
import { parserProbes } from './probes/parsers.ts';
import { renderingProbes } from './probes/rendering.ts';
import { defaultProbes, exportProbes, toolProbes } from './probes/tools.ts';

/** Each probe runs on every documented release. */
export const corpus: readonly Probe[] = [
  ...formatProbes,
  ...optionProbes,
  ...parserProbes,
  ...toolProbes,
  ...exportProbes,
  ...defaultProbes,
  ...renderingProbes,
  ...actionProbes,
  ...dragProbes,
];
