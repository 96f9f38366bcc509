import type { ClientModule } from '@docusaurus/types';
import { releaseSlot } from '../../../../src/components/myRelease/storage.ts';

const parameter = 'release';
let wanted: string | null = null;

/** Marks what the reader's release lacks; see mark.ts. Nothing is marked if the code doesn't load. */
const markPage = (asked: string | null) =>
  import(/* webpackChunkName: "my-release" */ './mark.ts').then(
    ({ mark }) => mark(asked),
    () => {},
  );

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({ location }) => {
  const inAddress = new URLSearchParams(location.search).get(parameter);
  // Links to other versions keep the parameter, but it sets the release only once.
  const asked = inAddress === wanted ? null : inAddress;
  wanted = inAddress;
  // Readers without a choice load nothing more.
  if (asked !== null || releaseSlot.get() !== null) void markPage(asked);
};

if (typeof window !== 'undefined') releaseSlot.listen(() => markPage(null));
