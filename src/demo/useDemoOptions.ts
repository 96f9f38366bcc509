import { useHistory, useLocation } from '@docusaurus/router';
import { useCallback, useEffect, useState } from 'react';
import { readOptions, writeOptions } from './address';
import { defaultOptions, type OptionState } from './options';

/**
 * The demo's switches, kept in the address so that a link carries them.
 *
 * The first render shows the defaults, because the page is served once for all addresses. A fragment
 * is read too, for links of the form `/demo#showNotToggle=true`.
 */
export function useDemoOptions(): [OptionState, (state: OptionState) => void] {
  const history = useHistory();
  const { search, hash } = useLocation();
  const [state, setState] = useState(defaultOptions);

  useEffect(() => setState(readOptions(search || hash)), [search, hash]);

  const change = useCallback(
    (next: OptionState) => history.replace({ search: writeOptions(next) }),
    [history],
  );

  return [state, change];
}
