// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { de } from 'date-fns/locale/de';
import type { MouseEvent } from 'react';
import {
  type Field,
  QueryBuilder,
  type QueryBuilderContextProvider,
  type RuleType,
  toOptions,
  type ValueEditorProps,
  type ValueSelectorProps,
} from 'react-querybuilder';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mendDom } from '../../../tests/add-ons/dom.ts';
import { describeKit } from '../../../tests/add-ons/kit-spec.tsx';
import { icons, iconTranslations } from '../../shared/icons.tsx';
import {
  QueryBuilderTremor,
  TremorActionElement,
  type TremorActionProps,
  TremorNotToggle,
  type TremorNotToggleProps,
  TremorValueEditor,
  TremorValueSelector,
  type TremorValueSelectorProps,
} from './index.tsx';
import { tones } from './tones.ts';

mendDom();
afterEach(cleanup);

/** Opens the calendar at a day and clicks it. */
async function pickDay(user: UserEvent, control: HTMLElement, day: string) {
  vi.setSystemTime(`${day}T12:00`);
  await user.click(control);
  await user.click(dayButton(day));
  vi.useRealTimers();
}

/** The button of a day in the open calendar. */
function dayButton(day: string): HTMLElement {
  const button = document.querySelector<HTMLElement>(`[data-day="${day}"] button`);
  if (!button) throw new Error(`The calendar has no ${day}.`);
  return button;
}

const translations = iconTranslations(icons);

const WithIcons: QueryBuilderContextProvider = (props) => (
  <QueryBuilderTremor translations={translations} {...props} />
);

describeKit('tremor', {
  Provider: WithIcons,
  classes: { 'value-editor': 'rounded-md', fields: 'rounded-md', 'add-rule': 'rounded-md' },
  // Handlers are typed as in the published package.
  ownControls: {
    actionElement: (props) => <TremorActionElement {...props} data-own="actionElement" />,
    notToggle: (props) => (
      <TremorNotToggle
        {...props}
        data-own="notToggle"
        onMouseEnter={(event: MouseEvent<HTMLDivElement>) => event.currentTarget.id}
      />
    ),
    valueEditor: (props) => (
      <TremorValueEditor {...props} extraProps={{ 'data-own': 'valueEditor' }} />
    ),
    valueSelector: (props) => (
      <TremorValueSelector
        {...props}
        data-own="valueSelector"
        onMouseEnter={(event: MouseEvent<HTMLInputElement>) => event.currentTarget.id}
      />
    ),
  },
  storesNumbers: true,
  enterDay: pickDay,
  async choose(user, list, name) {
    await user.click(list);
    await user.click(await screen.findByRole('option', { name, hidden: false }));
  },
  async toggleOptions(user, list, labels) {
    await user.click(list);
    for (const name of labels) {
      await user.click(await screen.findByRole('menuitemcheckbox', { name }));
    }
    await user.keyboard('{Escape}');
  },
});

const OwnSelector = ({ options, testID }: ValueSelectorProps) => (
  <select data-own="" data-testid={testID}>
    {toOptions(options)}
  </select>
);

it.each([
  ['its own selector', {}, (list: HTMLElement) => list.getAttribute('role') === 'combobox'],
  [
    'the builder’s selector',
    { valueSelector: OwnSelector as never },
    (list: HTMLElement) => 'own' in list.dataset,
  ],
] as const)('a value editor alone renders lists with %s', (_, selectors, isIt) => {
  const values = [{ name: 'red', label: 'Red' }];
  render(
    <QueryBuilder
      fields={[{ name: 'color', label: 'Color', valueEditorType: 'select', values }]}
      defaultQuery={{ combinator: 'and', rules: [{ field: 'color', operator: '=', value: 'red' }] }}
      controlElements={{ valueEditor: TremorValueEditor, ...selectors }}
    />,
  );
  expect(isIt(screen.getByTestId('value-editor'))).toBe(true);
});

const Icon = ({ className }: { readonly className?: string }) => (
  <svg className={className} data-testid="icon" aria-hidden="true" />
);

type ExtraProps = Readonly<Record<string, unknown>>;

/** A builder with one rule, whose controls get props of `@tremor/react`. */
function open(
  field: Omit<Field, 'label' | 'name'>,
  rule: Partial<RuleType>,
  own: {
    readonly action?: Partial<TremorActionProps>;
    readonly not?: Partial<TremorNotToggleProps>;
    readonly selector?: Partial<TremorValueSelectorProps>;
    readonly editor?: ExtraProps | ((props: ValueEditorProps) => ExtraProps);
  },
  options: { readonly listsAsArrays?: boolean } = {},
) {
  let stored: unknown = rule.value;
  render(
    <QueryBuilderTremor>
      <QueryBuilder
        fields={[{ name: 'field', label: 'Field', ...field }]}
        defaultQuery={{
          combinator: 'and',
          rules: [{ field: 'field', operator: '=', value: '', ...rule }],
        }}
        onQueryChange={({ rules }) => {
          stored = (rules[0] as RuleType).value;
        }}
        showNotToggle
        controlElements={{
          addRuleAction: (props) => <TremorActionElement {...props} {...own.action} />,
          removeRuleAction: (props) => <TremorActionElement {...props} {...own.action} />,
          notToggle: (props) => <TremorNotToggle {...props} {...own.not} />,
          valueSelector: (props) => <TremorValueSelector {...props} {...own.selector} />,
          valueEditor: (props) => (
            <TremorValueEditor
              {...props}
              extraProps={typeof own.editor === 'function' ? own.editor(props) : own.editor}
            />
          ),
        }}
        {...options}
      />
    </QueryBuilderTremor>,
  );
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  return { user, value: () => stored };
}

const colors = { valueEditorType: 'select', values: [{ name: 'red', label: 'Red' }] } as const;
const editor = () => screen.getByTestId('value-editor');

/** After each test, axe finds nothing, and React has no complaint. */
function checkEachPage() {
  beforeEach(() => {
    vi.spyOn(console, 'error');
  });

  afterEach(async () => {
    expect(vi.mocked(console.error).mock.calls).toEqual([]);
    vi.restoreAllMocks();
    // happy-dom has no layout, so it has no contrast; the page around a builder has its landmarks.
    const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } };
    const { violations, passes } = await axe.run(document.body, { rules });
    expect(passes.length).toBeGreaterThan(5);
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });
}

describe('the props of @tremor/react', () => {
  checkEachPage();

  describe('a button', () => {
    const button = () => screen.getByTestId('add-rule');

    it.each(['primary', 'secondary', 'light'] as const)('has the variant %s', (variant) => {
      open({}, {}, { action: { variant } });
      const classes = button().className;
      expect(classes).toContain(tones.blue);
      expect(classes.includes('text-white')).toBe(variant === 'primary');
      expect(/(^| )border /.test(classes)).toBe(variant !== 'light');
    });

    it.each(Object.keys(tones) as (keyof typeof tones)[])('has the color %s', (color) => {
      open({}, {}, { action: { color } });
      expect(button().className).toContain(tones[color]);
    });

    it('has a size, with words and with a symbol', () => {
      open({}, {}, { action: { size: 'xl' } });
      expect(button().className).toContain('text-xl');
      expect(button().className).not.toContain('text-sm');
      expect(screen.getByTestId('remove-rule').className).toContain('size-12');
    });

    it.each([
      ['left', 0],
      ['right', 1],
    ] as const)('has an icon on the %s', (iconPosition, place) => {
      open({}, {}, { action: { icon: Icon, iconPosition } });
      const [icon] = within(button()).getAllByTestId('icon');
      expect([...button().childNodes].indexOf(icon as HTMLElement)).toBe(place);
      expect(button().textContent).toBe('+ Rule');
    });

    it('shows that it is loading, and cannot be pressed', () => {
      open({}, {}, { action: { icon: Icon, loading: true, loadingText: 'Wait' } });
      expect(button().textContent).toBe('Wait');
      expect(button().querySelector('.animate-spin')).toBeTruthy();
      expect(within(button()).queryByTestId('icon')).toBeNull();
      expect(button()).toHaveProperty('disabled', true);
    });

    it('has a tooltip', () => {
      open({}, {}, { action: { tooltip: 'One more' } });
      expect(button().title).toBe('One more');
    });
  });

  it('the "Not" toggle has a color, a tooltip, and a message', () => {
    open(
      {},
      {},
      { not: { color: 'rose', tooltip: 'Turn around', error: true, errorMessage: 'No' } },
    );
    const toggle = screen.getByRole('switch');
    expect(toggle.className).toContain(tones.rose);
    expect(toggle.className).not.toContain('bg-blue');
    expect(toggle.parentElement?.title).toBe('Turn around');
    expect(toggle.getAttribute('aria-invalid')).toBe('true');
    expect(describedBy(toggle)).toBe('No');
  });

  it('a list has a placeholder, an icon, and a message', () => {
    const selector = { placeholder: 'Pick', icon: Icon, error: true, errorMessage: 'Choose one' };
    open(colors, {}, { selector });
    expect(editor().textContent).toBe('Pick');
    expect(editor().parentElement?.querySelector('[data-testid=icon]')).toBeTruthy();
    expect(describedBy(editor())).toBe('Choose one');
  });

  it.each([
    ['select', 'red', ''],
    ['multiselect', 'red', ''],
  ] as const)('a %s has a button that clears it', async (valueEditorType, value, cleared) => {
    const opened = open(
      { ...colors, valueEditorType },
      { value },
      { editor: { enableClear: true, placeholder: 'Any' } },
    );
    await opened.user.click(screen.getByRole('button', { name: 'Clear Value' }));
    expect(opened.value()).toBe(cleared);
    expect(editor().textContent).toBe('Any');
    expect(screen.queryByRole('button', { name: 'Clear Value' })).toBeNull();
    expect(document.activeElement).toBe(editor());
  });

  it.each([
    ['text', { inputType: 'text' }],
    ['number', { inputType: 'number' }],
    ['textarea', { valueEditorType: 'textarea' }],
  ] as const)('a %s input has an icon, a placeholder, and a message', (_, field) => {
    open(
      field,
      {},
      { editor: { icon: Icon, placeholder: 'Here', error: true, errorMessage: 'Empty' } },
    );
    expect(screen.getAllByTestId('icon')).toHaveLength(1);
    expect(editor()).toHaveProperty('placeholder', 'Here');
    expect(editor().getAttribute('aria-invalid')).toBe('true');
    expect(describedBy(editor())).toBe('Empty');
  });

  it('an input keeps the focus when its message comes and goes', async () => {
    const opened = open(
      {},
      {},
      { editor: ({ value }) => ({ error: value.length === 2, errorMessage: 'Not two' }) },
    );
    await opened.user.type(editor(), 'abc');
    expect(editor()).toHaveProperty('value', 'abc');
    expect(document.activeElement).toBe(editor());
  });

  it('a number input has no stepper, and a text area grows', () => {
    open({ inputType: 'number' }, {}, { editor: { enableStepper: false } });
    expect(editor().className).toContain('[appearance:textfield]');
    cleanup();
    open({ valueEditorType: 'textarea' }, {}, { editor: { autoHeight: true } });
    expect(editor().className).toContain('field-sizing-content');
  });

  it('a switch has a color and a message', () => {
    open(
      { valueEditorType: 'switch' },
      { value: true },
      { editor: { color: 'lime', error: true, errorMessage: 'Off, please' } },
    );
    expect(editor().className).toContain(tones.lime);
    expect(describedBy(editor())).toBe('Off, please');
  });
});

/** The text that speech software reads after the name of a control. */
const describedBy = (control: HTMLElement) =>
  document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent;

describe('the date picker', () => {
  checkEachPage();

  const date = { inputType: 'date' } as const;
  const range = { operator: 'between' } as const;

  it('shows a day in words and stores it as the published package does', async () => {
    const opened = open(date, { value: '2026-03-01' }, {});
    expect(editor().textContent).toBe('Mar 1, 2026');
    expect(editor().getAttribute('aria-label')).toBe('Value: Mar 1, 2026');
    await opened.user.click(editor());
    const dialog = screen.getByRole('dialog', { name: 'Value' });
    expect(within(dialog).getByRole('grid', { name: 'March 2026' })).toBeTruthy();
    await opened.user.click(dayButton('2026-03-31'));
    expect(opened.value()).toBe('2026-03-31');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['2026-03-01', '2026-03-09'],
    ['', '2026-04-09'],
  ])('chooses with the keyboard, and returns to the button, from "%s"', async (value, stored) => {
    vi.setSystemTime('2026-04-01T12:00');
    const opened = open(date, { value }, {});
    editor().focus();
    await opened.user.keyboard('{Enter}{ArrowDown}{ArrowRight}{Enter}');
    vi.useRealTimers();
    expect(opened.value()).toBe(stored);
    expect(document.activeElement).toBe(editor());
  });

  it('clears a day, unless clearing is turned off', async () => {
    const opened = open(date, { value: '2026-03-01' }, {});
    await opened.user.click(screen.getByRole('button', { name: 'Clear Value' }));
    expect(opened.value()).toBe('');
    cleanup();
    open(date, { value: '2026-03-01' }, { editor: { enableClear: false } });
    expect(screen.queryByRole('button', { name: 'Clear Value' })).toBeNull();
  });

  it.each([
    ['2026-03-01,2026-03-31', {}, '2026-03-01,2026-03-20'],
    [['2026-03-01', '2026-03-31'], { listsAsArrays: true }, ['2026-03-01', '2026-03-20']],
  ])('chooses both days of a range: %j', async (value, options, stored) => {
    const opened = open(date, { ...range, value }, {}, options);
    expect(editor().textContent).toBe('Mar 1, 2026 – Mar 31, 2026');
    expect(editor().title).toBe('Value');
    await opened.user.click(editor());
    await opened.user.click(dayButton('2026-03-20'));
    expect(opened.value()).toEqual(stored);
    expect(editor().textContent).toBe('Mar 1, 2026 – Mar 20, 2026');
  });

  it('starts a range with a first click, and ends it with a second', async () => {
    vi.setSystemTime('2026-03-15T12:00');
    const opened = open(date, { ...range, value: '' }, {});
    await opened.user.click(editor());
    await opened.user.click(dayButton('2026-03-10'));
    expect(opened.value()).toBe('2026-03-10,');
    await opened.user.click(dayButton('2026-03-10'));
    expect(opened.value()).toBe('2026-03-10,2026-03-10');
    await opened.user.click(dayButton('2026-03-20'));
    vi.useRealTimers();
    expect(opened.value()).toBe('2026-03-10,2026-03-20');
  });

  it('clears a range', async () => {
    const opened = open(date, { ...range, value: '2026-03-01,2026-03-31' }, {});
    await opened.user.click(screen.getByRole('button', { name: 'Clear Value' }));
    expect(opened.value()).toBe(',');
    expect(editor().textContent).toBe('');
  });

  it('has a placeholder, a format, and a language', async () => {
    open(date, {}, { editor: { placeholder: 'Any day' } });
    expect(editor().textContent).toBe('Any day');
    cleanup();
    const opened = open(
      date,
      { value: '2026-03-01' },
      { editor: { displayFormat: 'd. MMMM y', locale: de } },
    );
    expect(editor().textContent).toBe('1. März 2026');
    await opened.user.click(editor());
    expect(screen.getByRole('grid', { name: 'März 2026' })).toBeTruthy();
  });

  it('disables days outside the allowed range, and single days within it', async () => {
    const opened = open(
      date,
      { value: '2026-03-15' },
      {
        editor: {
          minDate: new Date(2026, 2, 10),
          maxDate: new Date(2026, 2, 20),
          disabledDates: [new Date(2026, 2, 12)],
        },
      },
    );
    await opened.user.click(editor());
    const isDisabled = (day: string) => (dayButton(day) as HTMLButtonElement).disabled;
    const days = ['2026-03-09', '2026-03-10', '2026-03-12', '2026-03-20', '2026-03-21'];
    expect(days.map(isDisabled)).toEqual([true, false, true, false, true]);
  });

  it('has a color, a first day of the week, and a list of years', async () => {
    const opened = open(
      date,
      { value: '2026-03-15' },
      { editor: { color: 'pink', weekStartsOn: 1, enableYearNavigation: true } },
    );
    await opened.user.click(editor());
    const dialog = screen.getByRole('dialog');
    expect(dialog.firstElementChild?.className).toContain(tones.pink);
    const years = within(dialog).getByRole('combobox');
    await opened.user.selectOptions(years, '2030');
    const [monday] = dialog.querySelectorAll('th');
    expect(monday?.getAttribute('aria-label')).toBe('Monday');
    await opened.user.click(dayButton('2030-03-02'));
    expect(opened.value()).toBe('2030-03-02');
  });

  it('has a message', () => {
    open(date, {}, { editor: { error: true, errorMessage: 'When?' } });
    expect(editor().getAttribute('aria-invalid')).toBe('true');
    expect(describedBy(editor())).toBe('When?');
  });

  it('keeps text that is not a date, and a pattern that date-fns rejects', async () => {
    const opened = open(date, { value: 'someday' }, {});
    expect(editor().textContent).toBe('someday');
    await opened.user.click(editor());
    expect(screen.getByRole('grid')).toBeTruthy();
    cleanup();
    open(date, { value: '2026-03-01' }, { editor: { displayFormat: 'n' } });
    expect(editor().textContent).toBe('Mar 1, 2026');
  });
});
