/** Abbreviations that English writes in capitals. */
const capitals = new Set(
  'api css csv db dns eur faq gps html http https iban id ip iso isbn json pdf php pin sku sms sql ssn tv ui uri url usd utc uuid vat xml'.split(
    ' ',
  ),
);

/** Abbreviations of names, and what people read instead. */
const longForms: Readonly<Record<string, string>> = {
  addr: 'address',
  amt: 'amount',
  desc: 'description',
  dob: 'date of birth',
  ids: 'IDs',
  num: 'number',
  qty: 'quantity',
  tel: 'telephone',
  urls: 'URLs',
};

const word = (text: string): string => {
  const lower = text.toLowerCase();
  if (capitals.has(lower)) return lower.toUpperCase();
  return Object.hasOwn(longForms, lower) ? (longForms[lower] ?? lower) : lower;
};

const isWritten = /\s|[^\p{ASCII}]/u;

export const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Turns a name such as `shippedAt` or `customer_id` into a label, and keeps a name that is one already. */
export function labelOf(name: string): string {
  const text = name.trim();
  if (isWritten.test(text) && !text.includes('_')) return capitalized(text);
  const words = text
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .split(/[\s_.$-]+/)
    .filter(Boolean)
    .map((one, at, all) =>
      at > 0 && at === all.length - 1 && /^no$/i.test(one) ? 'number' : word(one),
    );
  const label = words.join(' ');
  return label === '' ? text : capitalized(label);
}

/** Labels a value. Only values that are written like names change. */
export const valueLabel = (value: string | number | boolean): string => {
  const text = String(value);
  return /^[a-z][a-z\d]*(?:[_-][a-z\d]+)*$|^[A-Z]{2,}(?:_[A-Z\d]+)+$|^[A-Z]{5,}$/.test(text)
    ? labelOf(text)
    : text;
};
