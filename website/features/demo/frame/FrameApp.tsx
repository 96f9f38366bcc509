import {
  type ComponentType,
  createContext,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import {
  QueryBuilder,
  QueryBuilderContext,
  type RuleGroupType,
  type RuleGroupTypeAny,
  ValueEditor,
} from 'react-querybuilder';
import type { KitProps } from '../../../kits/kit-frame.ts';
import type { LibraryProps } from '../client/builder/Builder.tsx';
import { builderProps } from '../client/shared/builder-props.ts';
import { Features } from '../client/shared/Features.tsx';
import { KeepValues, keepingValues } from '../client/shared/KeepValues.tsx';
import type { BuilderSettings } from '../client/shared/settings.ts';
import { useFormName } from '../client/shared/useFormName.ts';
import { useLongQuery } from '../client/shared/useLongQuery.ts';
import { listen, send, sendEdit } from './page.ts';

interface Shown {
  readonly settings?: BuilderSettings;
  readonly query?: RuleGroupTypeAny;
}

interface FrameAppProps extends Pick<KitProps, 'icons'> {
  readonly Kit: ComponentType<KitProps>;
}

/** Renders nothing before the page has sent the settings. */
export function FrameApp({ Kit, icons }: FrameAppProps) {
  const [{ settings: sent, query }, setShown] = useState<Shown>({});
  const settings = useOnPaper(sent);

  useEffect(() => {
    const end = listen((message) =>
      setShown((before) => ({
        settings: message.settings ?? before.settings,
        query: message.query ?? before.query,
      })),
    );
    send({ type: 'ready' });
    return end;
  }, []);

  // A stable handler, because the library re-renders every rule when its handler changes.
  const onQueryChange = useCallback((next: RuleGroupTypeAny) => {
    setShown((before) => ({ ...before, query: next }));
    sendEdit(next);
  }, []);

  if (!settings || !query) return null;
  const { colorMode, direction } = settings;
  return (
    <Edited value={{ settings, query, onQueryChange }}>
      <Kit colorMode={colorMode} direction={direction} icons={icons}>
        {builder}
      </Kit>
    </Edited>
  );
}

const paper = matchMedia('print');

const onPaperChange = (listener: () => void) => {
  paper.addEventListener('change', listener);
  return () => paper.removeEventListener('change', listener);
};

/** The settings in light colors while the page is printed. */
function useOnPaper(settings: BuilderSettings | undefined): BuilderSettings | undefined {
  const isPrinted = useSyncExternalStore(onPaperChange, () => paper.matches);
  return useMemo(
    () => (settings && isPrinted ? { ...settings, colorMode: 'light' } : settings),
    [settings, isPrinted],
  );
}

interface Edit extends Required<Shown> {
  readonly onQueryChange: (query: RuleGroupTypeAny) => void;
}

const Edited = createContext<Edit | undefined>(undefined);

/** Not before features have loaded, because they create another builder, which would lose an edit. */
const sendShown = () => send({ type: 'shown' });

function KitBuilder({ settings, query, onQueryChange }: Edit) {
  const { language, variables } = settings;
  const props = useMemo(() => builderProps(settings), [settings]);
  const box = useRef<HTMLDivElement>(null);
  useLongQuery(box, query);
  useDocument(settings);
  return (
    <div ref={box} lang={language} style={variables as object}>
      <Features settings={settings} onReady={sendShown}>
        <KeepValues query={query} onQueryChange={onQueryChange}>
          {(onKeptChange) => (
            <KeepingBuilder
              {...props}
              name={settings.name}
              query={query as RuleGroupType}
              onQueryChange={onKeptChange as (query: RuleGroupType) => void}
            />
          )}
        </KeepValues>
      </Features>
    </div>
  );
}

/** Its value editor leaves the values of a query as they are. */
function KeepingBuilder({ name, ...props }: LibraryProps & { readonly name: string }) {
  const box = useFormName(name);
  const { valueEditor } = use(QueryBuilderContext).controlElements ?? {};
  const controlElements = useMemo(
    () => ({ valueEditor: keepingValues((valueEditor ?? ValueEditor) as typeof ValueEditor) }),
    [valueEditor],
  );
  return (
    <div ref={box}>
      <QueryBuilder
        {...(props as object)}
        controlElements={controlElements as never}
        // The query comes with ids, so there is nothing to report on mount.
        enableMountQueryChange={false}
      />
    </div>
  );
}

function EditedBuilder() {
  const edit = use(Edited);
  return edit && <KitBuilder {...edit} />;
}

/**
 * Always the same element, so that the kit's provider doesn't render again with every edit. Mantine's would
 * re-render all controls of all rules.
 */
const builder = <EditedBuilder />;

/** Sets what kits read from the document: the direction, and the color mode, also under kits' own names. */
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
  }, [name]);
}
