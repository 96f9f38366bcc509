import type { ClientModule } from '@docusaurus/types';
import { releaseSlot } from '../../../../src/components/myRelease/storage.ts';

const parameter = 'release';
let wanted: string | null = null;

/** Readers without a choice load nothing more. */
function update(asked: string | null): void {
  if (asked === null && releaseSlot.get() === null) return;
  import(/* webpackChunkName: "my-release" */ './mark.ts').then(
    ({ mark }) => mark(asked),
    () => {},
  );
}

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({ location }) => {
  const asked = new URLSearchParams(location.search).get(parameter);
  // Links to other versions keep the parameter, but it sets the release only once.
  update(asked === wanted ? null : asked);
  wanted = asked;
};

if (typeof window !== 'undefined') {
  releaseSlot.listen(() =>
    import(/* webpackChunkName: "my-release" */ './mark.ts').then(
      ({ mark }) => mark(null),
      () => {},
    ),
  );
}
