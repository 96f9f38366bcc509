import { type ComponentType, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { QueryBuilder, type RuleGroupType, type RuleGroupTypeAny } from 'react-querybuilder';
import { builderProps } from '../protocol/builder-props.ts';
import { Features } from '../protocol/Features.tsx';
import type { BuilderSettings } from '../protocol/settings.ts';
import { useLongQuery } from '../protocol/useLongQuery.ts';
import type { KitProps } from './kit.ts';
import { listen, tell, tellEdit } from './page.ts';

interface Shown {
  readonly settings?: BuilderSettings;
  readonly query?: RuleGroupTypeAny;
}

/** The builder as the page says. Nothing is on screen until the page has said it. */
export function FrameApp({ Kit }: { readonly Kit: ComponentType<KitProps> }) {
  const [{ settings, query }, setShown] = useState<Shown>({});

  useEffect(() => {
    const end = listen((message) =>
      setShown((before) => ({
        settings: message.settings ?? before.settings,
        query: message.query ?? before.query,
      })),
    );
    tell({ type: 'ready' });
    return end;
  }, []);

  // The same one always: the library draws every rule again when its handler is another.
  const onQueryChange = useCallback((next: RuleGroupTypeAny) => {
    setShown((before) => ({ ...before, query: next }));
    tellEdit(next);
  }, []);

  if (!settings || !query) return null;
  return <KitBuilder Kit={Kit} settings={settings} query={query} onQueryChange={onQueryChange} />;
}

interface KitBuilderProps extends Required<Shown> {
  readonly Kit: ComponentType<KitProps>;
  readonly onQueryChange: (query: RuleGroupTypeAny) => void;
}

function KitBuilder({ Kit, settings, query, onQueryChange }: KitBuilderProps) {
  const { colorMode, direction, language, variables } = settings;
  const props = useMemo(() => builderProps(settings), [settings]);
  const box = useRef<HTMLDivElement>(null);
  useLongQuery(box, query);
  useDocument(settings);
  useEffect(() => tell({ type: 'shown' }), []);
  return (
    <Kit colorMode={colorMode} direction={direction}>
      <div ref={box} lang={language} style={variables as object}>
        <Features settings={settings}>
          <QueryBuilder
            {...(props as object)}
            query={query as RuleGroupType}
            onQueryChange={onQueryChange as (query: RuleGroupType) => void}
            // The query comes with ids, so there is nothing to report on mount.
            enableMountQueryChange={false}
          />
        </Features>
      </div>
    </Kit>
  );
}

/** What kits read from the document: colour mode, under their own names too, and direction. */
function useDocument({ colorMode, direction, name }: BuilderSettings): void {
  useEffect(() => {
    const { documentElement: html } = document;
    html.dataset.theme = colorMode;
    html.dataset.bsTheme = colorMode;
    html.classList.toggle('dark', colorMode === 'dark');
    html.style.colorScheme = colorMode;
    html.dir = direction;
  }, [colorMode, direction]);
  useEffect(() => {
    document.title = name;
    document.querySelector('[role=form]')?.setAttribute('aria-label', name);
  });
}
