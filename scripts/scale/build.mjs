// @ts-check
// Builds the Docusaurus site of a folder and sends the costs to the parent process.
import { build } from '@docusaurus/core/lib/index.js';

const started = Date.now();
await build(process.argv[2], {});
const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
process.send?.({
  wallSeconds: (Date.now() - started) / 1000,
  processorSeconds: (userCPUTime + systemCPUTime) / 1e6,
  // Linux reports kilobytes of 1,024 bytes.
  megabytes: maxRSS / 1024,
});
