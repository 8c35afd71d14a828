import type { ReactNode } from 'react';

const drawings = {
  menu: <path d="M3 6h14M3 10h14M3 14h14" />,
  close: <path d="m5 5 10 10M15 5 5 15" />,
  plus: <path d="M10 4v12M4 10h12" />,
  minus: <path d="M4 10h12" />,
  check: <path d="m4 10.5 4 4 8-9" />,
  alert: <path d="M10 7v4m0 2.75v.01M10 2.5 18 17H2Z" />,
  info: <path d="M10 9v5m0-8v.01M10 18a8 8 0 1 0 0-16 8 8 0 0 0 0 16Z" />,
  down: <path d="m5 7.5 5 5 5-5" />,
  up: <path d="m5 12.5 5-5 5 5" />,
  left: <path d="m12.5 5-5 5 5 5" />,
  right: <path d="m7.5 5 5 5-5 5" />,
  search: <path d="m13 13 4 4M8.5 14.5a6 6 0 1 0 0-12 6 6 0 0 0 0 12Z" />,
  filter: <path d="M3 5h14M6 10h8M8.5 15h3" />,
  phone: <path d="M6.5 3H4a1 1 0 0 0-1 1.1A14 14 0 0 0 15.9 17a1 1 0 0 0 1.1-1v-2.5l-3.5-1.5-1.5 2a11 11 0 0 1-6-6l2-1.5Z" />,
  chat: <path d="M3.5 4.5h13v9h-7l-3.5 3v-3h-2.5Zm3 3.25h7m-7 2.75h4.5" />,
  mail: <path d="M3 5h14v10H3Zm0 .5 7 5.5 7-5.5" />,
  pencil: <path d="M4 16v-3l9-9 3 3-9 9Zm7-10 3 3" />,
  lock: <path d="M4.5 9h11v8h-11Zm2.5 0V6.5a3 3 0 0 1 6 0V9" />,
  share: <path d="M10 12V3m0 0L6.5 6.5M10 3l3.5 3.5M4 11v6h12v-6" />,
  globe: (
    <path d="M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15Zm-7.5 7.5h15M10 2.5c2.5 2.3 3.3 4.8 3.3 7.5s-.8 5.2-3.3 7.5c-2.5-2.3-3.3-4.8-3.3-7.5s.8-5.2 3.3-7.5Z" />
  ),
  bookmark: <path d="M5.5 3h9v14L10 13.5 5.5 17Z" />,
  bell: <path d="M5 14V9a5 5 0 0 1 10 0v5l1.5 1.5h-13Zm3 3.5a2 2 0 0 0 4 0" />,
  refresh: <path d="M16.5 10a6.5 6.5 0 1 1-1.9-4.6L16.5 7.3m0-4.3v4.3h-4.3" />,
  document: <path d="M5 2.5h7l3 3v12H5Zm7 0v3h3M8 10h4m-4 3h4" />,
  person: <path d="M10 9.5a3.25 3.25 0 1 0 0-6.5 3.25 3.25 0 0 0 0 6.5Zm-6.5 7.5c.6-3 3.2-4.75 6.5-4.75s5.9 1.75 6.5 4.75" />,
  building: <path d="M4.5 17V3.5h7V17m0-9h4v9M3 17h14M7 6.5h2M7 9.5h2M7 12.5h2" />,
} as const satisfies Record<string, ReactNode>;

export type IconName = keyof typeof drawings;

/** A drawn sign, hidden from screen readers: what it means is always said in text beside it. */
export function Icon({ name, className = 'size-5' }: { readonly name: IconName; readonly className?: string }) {
  return (
    <svg
      viewBox="0 0 20 20"
      className={`shrink-0 ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {drawings[name]}
    </svg>
  );
}
