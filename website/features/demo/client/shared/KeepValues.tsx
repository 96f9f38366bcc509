import {
  type ComponentType,
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { RuleGroupTypeAny, ValueEditorProps } from 'react-querybuilder';
import { editorFor } from '../query/inputs.ts';

/** Counts the queries that didn't come from the builder itself. */
const Replacements = createContext(0);

type OnQueryChange = (query: RuleGroupTypeAny) => void;

interface KeepValuesProps {
  readonly query: RuleGroupTypeAny;
  readonly onQueryChange: OnQueryChange;
  /** Renders a builder whose value editor is a `keepingValues`. */
  readonly children: (onQueryChange: OnQueryChange) => ReactNode;
}

/**
 * Keeps a builder from changing a query that it's given. The library's editors correct values as
 * soon as they render: a list becomes its first entry, `'1,000'` in a number input becomes `'1'`.
 * They do so before the builder has taken in the query, so the previous query comes back instead.
 * With this, the builder reports nothing meanwhile, and an editor corrects a value only after
 * someone has chosen another field or operator.
 */
export function KeepValues({ query, onQueryChange, children }: KeepValuesProps) {
  const [own] = useState(() => new WeakSet<RuleGroupTypeAny>());
  const [last, setLast] = useState({ query, replacements: 0 });
  if (last.query !== query) {
    setLast({ query, replacements: last.replacements + (own.has(query) ? 0 : 1) });
  }
  const isTakingIn = useRef(false);
  // Layout effects run before the effects of the builder, and other effects run after those.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each replacement starts it again
  useLayoutEffect(() => {
    isTakingIn.current = true;
  }, [last.replacements]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each replacement ends it again
  useEffect(() => {
    isTakingIn.current = false;
  }, [last.replacements]);
  const report = useCallback(
    (next: RuleGroupTypeAny) => {
      if (isTakingIn.current) return;
      own.add(next);
      onQueryChange(next);
    },
    [own, onQueryChange],
  );
  return <Replacements value={last.replacements}>{children(report)}</Replacements>;
}

/**
 * A value editor that shows values in `KeepValues` and leaves them as they are. `Editor` must support
 * `skipHook`.
 */
export const keepingValues = (Editor: ComponentType<ValueEditorProps>) =>
  function KeepingEditor(props: ValueEditorProps) {
    const { field, operator, value, skipHook } = props;
    const replacements = useContext(Replacements);
    const [given, setGiven] = useState({ replacements, field, operator, isEdited: false });
    if (given.replacements !== replacements) {
      setGiven({ replacements, field, operator, isEdited: false });
    } else if (!given.isEdited && (given.field !== field || given.operator !== operator)) {
      setGiven({ ...given, isEdited: true });
    }
    // The library corrects a list, and a number with a comma, if it knows the field's own editor.
    const isCorrected =
      given.isEdited &&
      (Array.isArray(value) || (typeof value === 'string' && value.includes(',')));
    return (
      <Editor
        {...props}
        {...(!isCorrected && editorFor(props, props).editor)}
        skipHook={skipHook || !given.isEdited}
      />
    );
  };
