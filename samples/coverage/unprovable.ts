/** Mentions that no run on installed releases of the library can prove, with the reason. */
export const unprovable: readonly { readonly says: RegExp; readonly because: string }[] = [
  {
    says: /TypeScript|react-select|dnd-kit|itself requires|antd|Keep antd|axe-core|mingo|Tailwind|Radix|`luxon`|`date-fns`|C# |{{library}}|sqlFormat/,
    because: 'It’s a version of other software.',
  },
  {
    says: /add-ons?\b|@react-querybuilder\/(?!core)|drag-and-drop libraries|no adapter calls/,
    because: 'It’s a release of an add-on.',
  },
  {
    says: /^\| (?:Props|Control elements|Field properties|Formats|Options of `formatQuery`|Tools) added .*\(4\.[12]|4\.0 according/,
    because: 'npm has nothing between 3.12.1 and 4.2.0, so the release notes are the source.',
  },
  {
    says: /if it isn't [56]\.0|to the `actions` prop|doesn't allow groups before 4\.3|Badges such as/,
    because: 'It’s about types, or it explains a notation.',
  },
  {
    says: /`__RQB_DEVTOOLS__`/,
    because: 'Only a browser extension shows it; the files have the variable from 8.13.0 on.',
  },
  { says: /^\| `\w+` \| [\d.]+ \|/, because: 'It’s a size.' },
];
