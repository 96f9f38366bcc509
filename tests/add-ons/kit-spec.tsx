import { cleanup, configure, render, screen, within } from '@testing-library/react';
import { PointerEventsCheckLevel, type UserEvent, userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  type Field,
  type FullCombinator,
  type FullField,
  type FullOperator,
  QueryBuilder,
  type QueryBuilderContextProvider,
  type QueryBuilderProps,
  type RuleGroupType,
  type RuleType,
  standardClassnames,
} from 'react-querybuilder';
import { QueryBuilderHistory } from 'react-querybuilder/history';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { mendDom } from './dom.ts';

/** What a kit's test says about the kit. */
export interface Kit {
  readonly Provider: QueryBuilderContextProvider;
  /** What the kit itself wants around its components. */
  readonly Root?: (props: { readonly children: ReactNode }) => ReactNode;
  /** Part of a class of the kit on the elements that have these test IDs, or around them. */
  readonly classes: Readonly<Record<string, string>>;
  /** The kit's controls with props of the kit that an app adds, among them `data-own` with the control's name. */
  readonly ownControls: NonNullable<BuilderProps['controlElements']>;
  /** Whether number inputs store numbers without `parseNumbers`. */
  readonly storesNumbers?: boolean;
  /** Enters a day as `YYYY-MM-DD`; by default, an input accepts what people type. */
  enterDay?(user: UserEvent, control: HTMLElement, day: string): Promise<void>;
  /** Chooses one option of a list; by default the list is a `select`. */
  choose?(user: UserEvent, list: HTMLElement, label: string): Promise<void>;
  /** Turns options of a multiple list on or off; by default the list is a `select`. */
  toggleOptions?(user: UserEvent, list: HTMLElement, labels: readonly string[]): Promise<void>;
}

const colors = [
  { name: 'red', label: 'Red' },
  { name: 'green', label: 'Green' },
  { name: 'blue', label: 'Blue' },
];

const groupedColors = [
  { label: 'Warm', options: [{ name: 'red', label: 'Red' }] },
  { label: 'Cold', options: colors.slice(1) },
];

const fields: Field[] = [
  { name: 'text', label: 'Text', placeholder: 'Type here', valueSources: ['value', 'field'] },
  { name: 'number', label: 'Number', inputType: 'number' },
  { name: 'big', label: 'Big', inputType: 'bigint' },
  { name: 'date', label: 'Date', inputType: 'date' },
  { name: 'moment', label: 'Moment', inputType: 'datetime-local' },
  { name: 'time', label: 'Time', inputType: 'time' },
  { name: 'select', label: 'Select', valueEditorType: 'select', values: colors },
  { name: 'grouped', label: 'Grouped', valueEditorType: 'select', values: groupedColors },
  { name: 'multi', label: 'Multi', valueEditorType: 'multiselect', values: colors },
  { name: 'groups', label: 'Groups', valueEditorType: 'multiselect', values: groupedColors },
  { name: 'checkbox', label: 'Checkbox', valueEditorType: 'checkbox' },
  { name: 'switch', label: 'Switch', valueEditorType: 'switch' },
  { name: 'radio', label: 'Radio', valueEditorType: 'radio', values: colors },
  { name: 'area', label: 'Area', valueEditorType: 'textarea', placeholder: 'Write here' },
  {
    name: 'list',
    label: 'List',
    matchModes: true,
    subproperties: [{ name: 'part', label: 'Part' }],
  },
];

const rule = (field: string, value: unknown, more: Partial<RuleType> = {}): RuleType => ({
  field,
  operator: '=',
  value,
  ...more,
});

const range = (field: string, value: unknown) => rule(field, value, { operator: 'between' });

const everything: RuleGroupType = {
  combinator: 'and',
  rules: [
    ...fields.slice(0, -1).map(({ name }) => rule(name, '')),
    rule('list', { combinator: 'and', rules: [rule('part', 'x')] }, { match: { mode: 'all' } }),
    rule('text', 'number', { valueSource: 'field' }),
    range('number', '1,2'),
    range('select', 'red,blue'),
    { combinator: 'or', not: true, rules: [rule('text', 'inner')] },
  ],
};

const allFlags = {
  showCloneButtons: true,
  showCombinatorsBetweenRules: true,
  showLockButtons: true,
  showMuteButtons: true,
  showNotToggle: true,
  showShiftActions: true,
  showUngroupButtons: true,
} as const;

type BuilderProps = Partial<
  QueryBuilderProps<RuleGroupType, FullField, FullOperator, FullCombinator>
>;

/** The name that speech software calls a control by; empty when there is none. */
function nameOf(control: HTMLElement): string {
  const labelledBy = control.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const labels = 'labels' in control ? [...((control.labels ?? []) as Iterable<Element>)] : [];
  const sources = [
    ...labelledBy.map((id) => document.getElementById(id)?.textContent),
    control.getAttribute('aria-label'),
    ...labels.map((label) => label.textContent),
    control.title,
  ];
  return sources.find((source) => source?.trim()) ?? '';
}

/**
 * The tests that every kit passes: each control of the library is rendered, named, and operated as a
 * person would.
 *
 * @param name the kit's name
 * @param kit what is particular to it
 */
export function describeKit(name: string, kit: Kit): void {
  const { Provider, Root = ({ children }) => children } = kit;
  const choose = kit.choose ?? ((user, list, label) => user.selectOptions(list, label));
  const toggleOptions =
    kit.toggleOptions ??
    (async (user, list, labels) => {
      for (const label of labels) {
        const option = within(list).getByRole<HTMLOptionElement>('option', { name: label });
        await (option.selected
          ? user.deselectOptions(list, label)
          : user.selectOptions(list, label));
      }
    });

  describe(name, () => {
    beforeAll(() => {
      mendDom();
      // Whether an element is hidden takes a look at all styles, at every step.
      configure({ defaultHidden: true });
    });

    beforeEach(() => {
      vi.spyOn(console, 'error');
      vi.spyOn(console, 'warn');
    });

    afterEach(() => {
      cleanup();
      const calls = [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls];
      vi.restoreAllMocks();
      // The library's store says when the machine is slow.
      expect(calls.filter(([text]) => !`${text}`.includes('warning threshold'))).toEqual([]);
    });

    const builder = (query: RuleGroupType, props: BuilderProps = {}) => (
      <Root>
        <Provider>
          <QueryBuilderHistory>
            <QueryBuilder fields={fields} defaultQuery={query} {...allFlags} {...props} />
          </QueryBuilderHistory>
        </Provider>
      </Root>
    );

    /** Renders a builder; `query()` returns its query, without ids. */
    function open(query: RuleGroupType, props: BuilderProps = {}) {
      let latest = query;
      const onQueryChange = (next: RuleGroupType) => {
        latest = next;
      };
      const { container } = render(builder(query, { ...props, onQueryChange }));
      const withoutIds = (key: string, value: unknown) => {
        if (key === 'id') return undefined;
        return typeof value === 'bigint' ? `${value}n` : value;
      };
      return {
        container,
        user: userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never }),
        query: () => JSON.parse(JSON.stringify(latest, withoutIds)) as RuleGroupType,
      };
    }

    /** Renders one rule; `rule()` returns its current state. */
    function openRule(start: RuleType, props: BuilderProps = {}) {
      const opened = open({ combinator: 'and', rules: [start] }, props);
      return { ...opened, rule: () => opened.query().rules[0] as RuleType };
    }

    const texts = [
      ['text', 'plain', 'plain'],
      ['number', '42', '42'],
      ['big', '123456789012345678901', '123456789012345678901n'],
      ['moment', '2026-03-01T14:30', '2026-03-01T14:30'],
      ['time', '14:30', '14:30'],
      ['area', 'two words', 'two words'],
    ] as const;

    it.each(texts)('%s: takes what is typed', async (field, typed, stored) => {
      const { user, rule: current } = openRule(rule(field, ''));
      const box = screen.getByTestId<HTMLInputElement>('value-editor');
      await user.type(box, typed);
      const isNumber = field === 'number' && kit.storesNumbers;
      expect(current().value).toBe(isNumber ? Number(stored) : stored);
      expect(box.value).toBe(typed);
    });

    it('date: takes a day', async () => {
      const { user, rule: current } = openRule(rule('date', ''));
      const enter = kit.enterDay ?? ((by, control, day) => by.type(control, day));
      await enter(user, screen.getByTestId('value-editor'), '2026-03-01');
      expect(current().value).toBe('2026-03-01');
    });

    it('numbers are numbers with parseNumbers, and digits beyond them with bigint', async () => {
      const { user, rule: current } = openRule(rule('number', ''), { parseNumbers: true });
      await user.type(screen.getByTestId('value-editor'), '42.5');
      expect(current().value).toBe(42.5);
    });

    it('a box has the placeholder and the type of its field', () => {
      openRule(rule('text', ''));
      const box = screen.getByTestId<HTMLInputElement>('value-editor');
      expect([box.placeholder, box.type]).toEqual(['Type here', 'text']);
      cleanup();
      openRule(rule('moment', ''));
      expect(screen.getByTestId<HTMLInputElement>('value-editor').type).toBe('datetime-local');
    });

    it.each(['select', 'grouped'])('%s: chooses an option', async (field) => {
      const { user, rule: current } = openRule(rule(field, 'red'));
      await choose(user, screen.getByTestId('value-editor'), 'Blue');
      expect(current().value).toBe('blue');
    });

    it.each(['multi', 'groups'])('%s: turns options on and off', async (field) => {
      const { user, rule: current } = openRule(rule(field, 'red'));
      await toggleOptions(user, screen.getByTestId('value-editor'), ['Green', 'Blue', 'Red']);
      expect(current().value).toBe('green,blue');
      await toggleOptions(user, screen.getByTestId('value-editor'), ['Green', 'Blue']);
      expect(current().value).toBe('');
    });

    it('multi: an array with listsAsArrays', async () => {
      const { user, rule: current } = openRule(rule('multi', ['red']), { listsAsArrays: true });
      await toggleOptions(user, screen.getByTestId('value-editor'), ['Blue']);
      expect(current().value).toEqual(['red', 'blue']);
    });

    it.each(['checkbox', 'switch'])('%s: goes on and off', async (field) => {
      const { user, rule: current } = openRule(rule(field, false));
      const toggle = screen.getByRole(field, { name: 'Value' });
      await user.click(toggle);
      expect(current().value).toBe(true);
      expect(screen.getByRole(field, { name: 'Value', checked: true })).toBeTruthy();
      await user.click(screen.getByRole(field, { name: 'Value' }));
      expect(current().value).toBe(false);
    });

    it('radio: one of its options', async () => {
      const { user, rule: current } = openRule(rule('radio', 'red'));
      const group = screen.getByRole('radiogroup', { name: 'Value' });
      await user.click(within(group).getByRole('radio', { name: 'Green' }));
      expect(current().value).toBe('green');
      expect(within(group).getByRole('radio', { name: 'Green', checked: true })).toBeTruthy();
      expect(within(group).getAllByRole('radio', { checked: true })).toHaveLength(1);
    });

    it('between: two boxes, each with a name of its own', async () => {
      const { user, rule: current } = openRule(range('number', '1,9'));
      expect(screen.getByTestId('value-editor').title).toBe('Value');
      const upper = screen.getByRole('spinbutton', { name: 'Value (2/2)' });
      await user.clear(upper);
      await user.type(upper, '7');
      expect(current().value).toBe('1,7');
      const lower = screen.getByRole('spinbutton', { name: 'Value (1/2)' });
      await user.type(lower, '2');
      expect(current().value).toBe('12,7');
    });

    it('between: two lists, and arrays with listsAsArrays', async () => {
      const { user, rule: current } = openRule(range('select', ['red', 'green']), {
        listsAsArrays: true,
      });
      await choose(user, screen.getByTitle('Value (2/2)'), 'Blue');
      expect(current().value).toEqual(['red', 'blue']);
      await choose(user, screen.getByTitle('Value (1/2)'), 'Green');
      expect(current().value).toEqual(['green', 'blue']);
    });

    it.each(['null', 'notNull'])('%s: no editor', (operator) => {
      openRule(rule('text', '', { operator }));
      expect(screen.queryByTestId('value-editor')).toBeNull();
    });

    it('chooses field, operator and combinator', async () => {
      const { user, query } = open({ combinator: 'and', rules: [rule('text', 'a')] });
      await choose(user, screen.getByTestId('operators'), 'contains');
      expect((query().rules[0] as RuleType).operator).toBe('contains');
      await choose(user, screen.getByTestId('fields'), 'Number');
      expect((query().rules[0] as RuleType).field).toBe('number');
      cleanup();
      const between = open({ combinator: 'and', rules: [rule('text', 'a'), rule('text', 'b')] });
      await choose(between.user, screen.getByTestId('combinators'), 'OR');
      expect(between.query().combinator).toBe('or');
    });

    it('compares with another field', async () => {
      const { user, rule: current } = openRule(rule('text', 'a'));
      await choose(user, screen.getByTestId('value-source-selector'), 'field');
      expect(current().valueSource).toBe('field');
      await choose(user, screen.getByTestId('value-editor'), 'Number');
      expect(current().value).toBe('number');
    });

    it('match mode and its threshold', async () => {
      const { user, rule: current } = openRule(
        rule('list', { combinator: 'and', rules: [] }, { match: { mode: 'all' } }),
      );
      await choose(user, screen.getByTestId('match-mode-editor'), 'at least');
      expect(current().match).toEqual({ mode: 'atLeast', threshold: 1 });
      const threshold = screen.getByRole('spinbutton', { name: 'Match mode' });
      await user.type(threshold, '2');
      expect(current().match).toEqual({ mode: 'atLeast', threshold: 12 });
    });

    it('adds and removes rules and groups', async () => {
      const { user, query } = open({ combinator: 'and', rules: [] });
      await user.click(screen.getByRole('button', { name: '+ Rule' }));
      await user.click(screen.getByRole('button', { name: '+ Group' }));
      expect(query().rules.map((item) => 'rules' in item)).toEqual([false, true]);
      await user.click(screen.getByRole('button', { name: 'Remove rule' }));
      await user.click(screen.getByRole('button', { name: 'Remove group' }));
      expect(query().rules).toEqual([]);
    });

    it.each([
      ['Lock', 'Unlock', 'disabled'],
      ['Mute', 'Unmute', 'muted'],
    ] as const)('%s and back', async (on, off, property) => {
      const { user, query } = open({
        combinator: 'and',
        rules: [rule('text', 'a'), { combinator: 'or', rules: [] }],
      });
      for (const what of ['rule', 'group']) {
        const index = what === 'rule' ? 0 : 1;
        // The outermost group has the first of the buttons for groups.
        const button = (name: string) => screen.getAllByRole('button', { name }).at(-1);
        await user.click(button(`${on} ${what}`) as HTMLElement);
        expect(query().rules[index]?.[property]).toBe(true);
        await user.click(button(`${off} ${what}`) as HTMLElement);
        expect(query().rules[index]?.[property]).toBe(false);
      }
    });

    it('inverts a group', async () => {
      const { user, query } = open({ combinator: 'and', rules: [] });
      const toggle = within(screen.getByTestId('rule-group')).getByLabelText('Not');
      await user.click(toggle);
      expect(query().not).toBe(true);
      await user.click(toggle);
      expect(query().not).toBe(false);
    });

    it('shifts, but not beyond the ends', async () => {
      const { user, query } = open({
        combinator: 'and',
        rules: [rule('text', 'a'), rule('text', 'b')],
      });
      const [firstDown, lastDown] = screen.getAllByRole('button', { name: 'Shift down' });
      expect(firstDown).toHaveProperty('disabled', false);
      expect(lastDown).toHaveProperty('disabled', true);
      await user.click(firstDown as HTMLElement);
      expect(query().rules.map((item) => (item as RuleType).value)).toEqual(['b', 'a']);
      await user.click(screen.getAllByRole('button', { name: 'Shift up' })[1] as HTMLElement);
      expect(query().rules.map((item) => (item as RuleType).value)).toEqual(['a', 'b']);
    });

    it('undoes and redoes', async () => {
      const { user, query } = open({ combinator: 'and', rules: [] });
      expect(screen.getByRole('button', { name: 'Undo' })).toHaveProperty('disabled', true);
      await user.click(screen.getByRole('button', { name: '+ Rule' }));
      await user.click(screen.getByRole('button', { name: 'Undo' }));
      expect(query().rules).toHaveLength(0);
      await user.click(screen.getByRole('button', { name: 'Redo' }));
      expect(query().rules).toHaveLength(1);
    });

    const interactive = 'button, input:not([aria-hidden]), select:not([aria-hidden]), textarea';

    it('renders every control, each with a name', () => {
      const { container } = open(everything);
      const controls = [...container.querySelectorAll<HTMLElement>(interactive)];
      expect(controls.length).toBeGreaterThan(100);
      const nameless = controls.filter((control) => nameOf(control) === '');
      expect(nameless.map((control) => control.outerHTML)).toEqual([]);
    });

    it('passes props of the kit on to its controls', () => {
      const { container } = openRule(rule('text', ''), { controlElements: kit.ownControls });
      const own = [...container.querySelectorAll<HTMLElement>('[data-own]')];
      expect(new Set(own.map(({ dataset }) => dataset.own))).toEqual(
        new Set(Object.keys(kit.ownControls)),
      );
    });

    it.each(Object.entries(kit.classes))('renders %s with its own %s', (testId, className) => {
      openRule(rule('text', ''));
      const [element] = screen.getAllByTestId(testId);
      expect(element?.closest(`[class*="${className}"]`)).toBeTruthy();
    });

    it('has no symbol that fonts may lack', () => {
      const { container } = open(everything);
      const words = [...container.querySelectorAll('button, [role="button"]')].map(
        (button) => button.textContent ?? '',
      );
      expect(words.filter((word) => /[^\p{ASCII}]/u.test(word))).toEqual([]);
    });

    it('switches everything off with disabled', () => {
      const { container } = open(everything, { disabled: true, showLockButtons: false });
      const live = [...container.querySelectorAll<HTMLElement>(interactive)].filter(
        (control) =>
          !control.matches(':disabled') && control.getAttribute('aria-disabled') !== 'true',
      );
      expect(live.map((control) => control.outerHTML)).toEqual([]);
    });

    it('distinguishes an invalid rule from a valid one', () => {
      openRule(rule('text', ''), { validator: () => true });
      expect(screen.getByTestId('value-editor').getAttribute('aria-invalid')).toBeNull();
      cleanup();
      openRule(rule('text', ''), {
        idGenerator: () => 'r',
        validator: () => ({ r: { valid: false, reasons: ['empty'] } }),
      });
      expect(screen.getByTestId('value-editor').getAttribute('aria-invalid')).toBe('true');
    });

    it('drops the standard classes that the library itself drops', () => {
      const standardIn = (element: HTMLElement) =>
        Object.values(standardClassnames).filter(
          (className) => element.getElementsByClassName(className).length > 0,
        );
      const props = { ...allFlags, fields, suppressStandardClassnames: true };
      const plain = render(
        <QueryBuilderHistory>
          <QueryBuilder defaultQuery={everything} {...props} />
        </QueryBuilderHistory>,
      );
      const kept = standardIn(plain.container);
      cleanup();
      expect(standardIn(open(everything, props).container)).toEqual(kept);
    });

    it('has the classes and the words that the builder is given', () => {
      const { container } = openRule(rule('text', ''), {
        controlClassnames: { value: 'my-value', fields: 'my-fields', removeRule: 'my-remove' },
        translations: { removeRule: { label: 'Away', title: 'Away with it' } },
      });
      for (const own of ['my-value', 'my-fields', 'my-remove']) {
        expect(container.getElementsByClassName(own)).toHaveLength(1);
      }
      expect(screen.getByRole('button', { name: 'Away' }).title).toBe('Away with it');
    });

    it('renders the same on a server as on the client', () => {
      const numbered = () => {
        let count = 0;
        return { idGenerator: () => `id ${count++}` };
      };
      // Servers have no window, and kits look for one to find out where they run.
      vi.stubGlobal('window', undefined);
      const html = renderToString(builder(everything, numbered()));
      vi.unstubAllGlobals();
      const container = document.body.appendChild(document.createElement('div'));
      container.innerHTML = html;
      render(builder(everything, numbered()), { container, hydrate: true });
      expect(container.querySelectorAll('.rule').length).toBeGreaterThan(fields.length);
    });
  });
}
