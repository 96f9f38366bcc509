import { defaultOperators, type Field } from 'react-querybuilder';
import type { LibraryProps } from '../../../features/demo/client/builder/Builder';
import { orderFields } from '../../../features/demo/client/data/orders';
import {
  combinatorList,
  type Labels,
  operatorList,
} from '../../../features/demo/client/shared/fields';
import type { Texts } from '../../../features/demo/client/shared/settings';

type Translation = 'he' | 'de';

export type HomeLanguage = 'en' | Translation;

export const homeLanguages: readonly HomeLanguage[] = ['en', 'he', 'de'];

/** What the orders' fields and statuses are called. The demo has the other texts of each language. */
const labels: Readonly<
  Record<Translation, { readonly fields: Labels; readonly statuses: Labels }>
> = {
  he: {
    fields: {
      status: 'מצב',
      customer: 'לקוח',
      total: 'סכום',
      express: 'משלוח מהיר',
      placedOn: 'תאריך הזמנה',
      note: 'הערה',
    },
    statuses: { open: 'פתוחה', paid: 'שולמה', shipped: 'נשלחה', returned: 'הוחזרה' },
  },
  de: {
    fields: {
      status: 'Status',
      customer: 'Kunde',
      total: 'Summe',
      express: 'Eilversand',
      placedOn: 'Bestellt am',
      note: 'Notiz',
    },
    statuses: { open: 'Offen', paid: 'Bezahlt', shipped: 'Versandt', returned: 'Zurückgegeben' },
  },
};

/** The fields and the other props of a builder in another language than English. */
export function translated(
  language: Translation,
  { translations, operators, combinators }: Texts,
): { readonly fields: Field[]; readonly controls: LibraryProps } {
  const { fields, statuses } = labels[language];
  return {
    fields: orderFields.map((field) => ({
      ...field,
      label: fields[field.name] ?? field.label,
      ...(field.values && {
        values: Object.entries(statuses).map(([name, label]) => ({ name, label })),
      }),
      ...(field.operators && { operators: operatorList(field.operators as string[], operators) }),
    })),
    controls: {
      translations,
      operators: operatorList(
        defaultOperators.map(({ name }) => name),
        operators,
      ),
      combinators: combinatorList([], combinators),
    } as LibraryProps,
  };
}
