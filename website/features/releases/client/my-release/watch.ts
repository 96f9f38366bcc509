import type { ClientModule } from '@docusaurus/types';
import { changeEvent, storedText } from '../../../../src/components/myRelease/storage.ts';

const parameter = 'release';
let wanted: string | null = null;

/** Readers without a choice load nothing more. */
function update(asked: string | null): void {
  if (asked === null && storedText() === null) return;
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
  window.addEventListener(changeEvent, () =>
    import(/* webpackChunkName: "my-release" */ './mark.ts').then(
      ({ mark }) => mark(null),
      () => {},
    ),
  );
}
