import { DocSearchModal } from '@docsearch/react';
import Link from '@docusaurus/Link';
import { useHistory } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import style from '@generated/search/default/dialog-style.json';
import { type ComponentProps, useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { links } from '../../../site/links';
import { searchOf } from '../../search/client';
import { groupedByPage } from '../../search/dialog-groups';
import { facetFilters } from '../../search/facets';
import { keepFailure } from '../../search/keep-failure';
import { hitsPerPage, maxQueryLength } from '../../search/limits';
import type { SearchClient } from '../../search/protocol';
import { safeHits } from '../../search/safe-hits';
import { type Scope, useScopes } from '../../search/scopes';
import { useSearchSettings } from '../../search/settings';
import { useUnavailableReason } from '../../search/unavailable';
import { ScopeMenu } from './ScopeMenu';

type ModalProps = ComponentProps<typeof DocSearchModal>;

export interface DialogProps {
  readonly firstQuery: string;
  readonly onClose: () => void;
}

const missingResultsUrl: ModalProps['getMissingResultsUrl'] = ({ query }) =>
  `${links.issues}/new?title=${encodeURIComponent(`Search returns nothing for "${query}"`)}`;

/** The dialog of the search; it opens as soon as it is rendered. */
export default function Dialog({ firstQuery, onClose }: DialogProps) {
  const scopes = useScopes();
  const [scope, setScope] = useState(scopes.current);
  const [query, setQuery] = useState(firstQuery);
  const [top] = useState(() => window.scrollY);
  useEffect(keepKeyboard, []);

  function widen(next: Scope): void {
    setQuery(currentQuery());
    setScope(next);
  }

  return createPortal(
    // Another scope is another dialog, which starts with the text in the field.
    <Modal
      key={scope.name}
      scope={scope}
      query={query}
      top={top}
      onClose={onClose}
      onScope={widen}
    />,
    document.body,
  );
}

/**
 * DocSearch handles only links, buttons, and its field, so the keyboard would leave at the version
 * menu.
 */
function keepKeyboard(): () => void {
  const page = document.getElementById('__docusaurus');
  page?.setAttribute('inert', '');
  return () => page?.removeAttribute('inert');
}

/** Keeps Tab from stopping at the space around DocSearch's box, where there is nothing to do. */
function passSurroundings(): void {
  document.querySelector('.DocSearch-Container')?.setAttribute('tabindex', '-1');
}

interface ScopedProps {
  readonly scope: Scope;
  readonly query: string;
  readonly top: number;
  readonly onClose: () => void;
  readonly onScope: (scope: Scope) => void;
}

function Modal({ scope, query, top, onClose, onScope }: ScopedProps) {
  const settings = useSearchSettings();
  const { hosted } = settings;
  const unavailable = useUnavailableReason();
  useEffect(passSurroundings, []);
  const language = useDocusaurusContext().i18n.currentLocale;
  const { labelOf } = useScopes();
  const history = useHistory();
  const search = searchOf(settings);
  const filters = useMemo(() => facetFilters(language, scope.tags), [language, scope]);
  useEffect(() => search.prepare(filters), [search, filters]);

  const [waiting, setWaiting] = useState(0);

  // The modal restarts if one of these changes.
  const [fixed] = useState(() => {
    const client = keepFailure(
      groupedByPage(
        watched(search.client, (change) => setWaiting((count) => count + change)),
        labelOf,
      ),
    );
    return {
      searchParameters: { facetFilters: filters, hitsPerPage } as ModalProps['searchParameters'],
      transformSearchClient: (() => client) as unknown as ModalProps['transformSearchClient'],
      transformItems: safeHits as unknown as ModalProps['transformItems'],
      navigator: {
        navigate: ({ itemUrl }: { readonly itemUrl: string }) => history.push(itemUrl),
      } as ModalProps['navigator'],
      hitComponent: (({ hit, children }) => (
        <Link to={hit.url}>
          {children}
          <span className={`search-badge ${isStored(hit) ? 'search-badge--stored' : ''}`}>
            {labelOf(hit.url)}
          </span>
        </Link>
      )) as ModalProps['hitComponent'],
      resultsFooterComponent: (({ state }) => (
        <Link to={searchAddress(state.query, scope)} onClick={onClose}>
          See all {String(state.context.nbHits)} results
        </Link>
      )) as ModalProps['resultsFooterComponent'],
    };
  });

  return (
    <>
      <style href="search-dialog" precedence="default">
        {style.css}
      </style>
      <DocSearchModal
        {...fixed}
        appId={hosted?.appId ?? 'embedded'}
        apiKey={hosted?.apiKey ?? 'embedded'}
        indexName={search.indexName}
        initialQuery={query.slice(0, maxQueryLength)}
        initialScrollY={top}
        maxResultsPerGroup={hitsPerPage}
        getMissingResultsUrl={missingResultsUrl}
        placeholder={`Search ${scope.label}`}
        translations={
          unavailable
            ? { errorScreen: { titleText: 'Unable to fetch results', helpText: unavailable } }
            : {}
        }
        onClose={onClose}
      />
      <ScopeMenu scope={scope} onScope={onScope} isHosted={!!hosted} isWaiting={waiting > 0} />
    </>
  );
}

const searchAddress = (query: string, { name }: Scope): string =>
  `/search?q=${encodeURIComponent(query)}&version=${encodeURIComponent(name)}`;

/** Recent and favorite searches have buttons where hits have none. */
const isStored = (hit: object): boolean => !('_highlightResult' in hit);

const currentQuery = (): string =>
  document.querySelector<HTMLInputElement>('.DocSearch-Input')?.value ?? '';

/** A client that calls back with how the number of its searches without an answer changes. */
const watched = (client: SearchClient, onChange: (change: 1 | -1) => void): SearchClient => ({
  search: (request) => {
    onChange(1);
    return client.search(request).finally(() => onChange(-1));
  },
});
