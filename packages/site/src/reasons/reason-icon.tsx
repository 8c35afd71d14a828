import type { ReactNode } from 'react';

/** Drawings by the names that whoever writes reasons and benefits gives them; 20 units wide, lines alone. */
const drawings: ReadonlyMap<string, ReactNode> = new Map([
  ['comparar', <path key="d" d="M4 17V8m6 9V3m6 14v-6M2.5 17h15" />],
  ['precio', <path key="d" d="M10.5 2.5h7v7l-8 8-7-7Zm3.5 3.5v.01" />],
  ['orden', <path key="d" d="M3 5h13M3 10h9M3 15h5" />],
  ['igual', <path key="d" d="M4 7.5h12M4 12.5h12" />],
  ['clinica', <path key="d" d="M3.5 17.5v-14h13v14m-15 0h17M10 6v5M7.5 8.5h5M8 17.5v-3.5h4v3.5" />],
  [
    'equipo',
    <path
      key="d"
      d="M7 9a3 3 0 1 0 0-6 3 3 0 0 0 0 6Zm-5 8v-1.5a5 5 0 0 1 10 0V17m1-14a3 3 0 0 1 0 6m2 2.5a4.5 4.5 0 0 1 3 4V17"
    />,
  ],
  ['documento', <path key="d" d="M5 2.5h7l3 3v12H5Zm7 0v3h3M8 10h4m-4 3h4" />],
  ['columnas', <path key="d" d="M3 3.5h3.5v13H3Zm5.25 0h3.5v13h-3.5Zm5.25 0H17v13h-3.5Z" />],
]);

/** A tick where nobody drew anything by that name. */
const plain = <path d="m4 10.5 4 4 8-9" />;

/** The drawn sign of a reason or a benefit, hidden from screen readers: its text says it all. */
export function ReasonIcon({ name }: { readonly name: string }) {
  return (
    <svg
      viewBox="0 0 20 20"
      className="size-5 shrink-0"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {drawings.get(name) ?? plain}
    </svg>
  );
}
