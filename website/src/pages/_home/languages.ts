import type { Field, OptionList } from 'react-querybuilder';
import { orderFields } from '../../../features/demo/client/data/orders';

interface LanguagePack {
  readonly code: string;
  readonly direction: 'ltr' | 'rtl';
  readonly fields: Field[];
  readonly combinators: OptionList;
  readonly operators: OptionList;
  readonly translations: Record<string, { readonly label?: string; readonly title: string }>;
}

interface Words {
  readonly fields: Readonly<Record<string, string>>;
  readonly statuses: Readonly<Record<string, string>>;
  readonly operators: Readonly<Record<string, string>>;
  readonly and: string;
  readonly or: string;
  readonly addRule: string;
  readonly addGroup: string;
  readonly remove: string;
  readonly field: string;
  readonly operator: string;
  readonly value: string;
  readonly combinator: string;
}

const hebrew: Words = {
  fields: {
    status: 'מצב',
    customer: 'לקוח',
    total: 'סכום',
    express: 'משלוח מהיר',
    placedOn: 'תאריך הזמנה',
    note: 'הערה',
  },
  statuses: { open: 'פתוחה', paid: 'שולמה', shipped: 'נשלחה', returned: 'הוחזרה' },
  operators: {
    '=': 'שווה ל',
    '!=': 'שונה מ',
    '<': 'קטן מ',
    '>': 'גדול מ',
    '<=': 'לכל היותר',
    '>=': 'לפחות',
    contains: 'מכיל',
    beginsWith: 'מתחיל ב',
    endsWith: 'מסתיים ב',
    in: 'אחד מ',
    notIn: 'אף אחד מ',
    between: 'בין',
  },
  and: 'וגם',
  or: 'או',
  addRule: '+ כלל',
  addGroup: '+ קבוצה',
  remove: 'הסרה',
  field: 'שדה',
  operator: 'יחס',
  value: 'ערך',
  combinator: 'צירוף',
};

const german: Words = {
  fields: {
    status: 'Status',
    customer: 'Kunde',
    total: 'Summe',
    express: 'Eilversand',
    placedOn: 'Bestellt am',
    note: 'Notiz',
  },
  statuses: { open: 'Offen', paid: 'Bezahlt', shipped: 'Versandt', returned: 'Zurückgegeben' },
  operators: {
    '=': 'ist',
    '!=': 'ist nicht',
    '<': 'unter',
    '>': 'über',
    '<=': 'höchstens',
    '>=': 'mindestens',
    contains: 'enthält',
    beginsWith: 'beginnt mit',
    endsWith: 'endet mit',
    in: 'eines von',
    notIn: 'keines von',
    between: 'zwischen',
  },
  and: 'und',
  or: 'oder',
  addRule: '+ Regel',
  addGroup: '+ Gruppe',
  remove: 'Entfernen',
  field: 'Feld',
  operator: 'Vergleich',
  value: 'Wert',
  combinator: 'Verknüpfung',
};

export const languages = {
  עברית: languagePack('he', 'rtl', hebrew),
  Deutsch: languagePack('de', 'ltr', german),
} as const satisfies Record<string, LanguagePack>;

export type Language = keyof typeof languages;

function languagePack(code: string, direction: 'ltr' | 'rtl', words: Words): LanguagePack {
  const operators = toOptions(words.operators);
  return {
    code,
    direction,
    fields: orderFields.map((field) => ({
      ...field,
      label: words.fields[field.name as string] ?? field.label,
      ...(field.name === 'status' && { values: toOptions(words.statuses) }),
      ...(field.operators && {
        operators: operators.filter(({ name }) => operatorNames(field).includes(name)),
      }),
    })) as Field[],
    operators,
    combinators: toOptions({ and: words.and, or: words.or }),
    translations: {
      fields: { title: words.field },
      operators: { title: words.operator },
      value: { title: words.value },
      combinators: { title: words.combinator },
      addRule: { label: words.addRule, title: words.addRule },
      addGroup: { label: words.addGroup, title: words.addGroup },
      removeRule: { label: '⨯', title: words.remove },
      removeGroup: { label: '⨯', title: words.remove },
    },
  };
}

function toOptions(labels: Readonly<Record<string, string>>) {
  return Object.entries(labels).map(([name, label]) => ({ name, label }));
}

function operatorNames({ operators = [] }: Field): string[] {
  return operators.map((operator) =>
    typeof operator === 'string' ? operator : String((operator as { name?: string }).name),
  );
}
