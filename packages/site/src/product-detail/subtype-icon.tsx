import type { SubtypeIcon as SubtypeIconName } from '@cotejo/core/subtypes';
import type { ReactNode } from 'react';
import { careShapes } from '../product-data/care-shapes.tsx';

const shield = <path d="M10 2.5 16 5v4.5c0 4-2.6 6.8-6 8-3.4-1.2-6-4-6-8V5Z" />;

const drawings = {
  shield,
  'shield-plus': (
    <>
      {shield}
      <path d="M10 7v5.5M7.25 9.75h5.5" />
    </>
  ),
  ribbon: careShapes.ribbon,
  heart: <path d="M10 16.75 3.7 10.4a4 4 0 0 1 6.3-4.9 4 4 0 0 1 6.3 4.9ZM5 10h3l1.25-2.5 1.75 4.5 1-2h3" />,
  siren: <path d="M5.5 14v-3.5a4.5 4.5 0 0 1 9 0V14m-11 3h13v-3h-13ZM10 2v1.5M4 4.5l1 1m11-1-1 1" />,
  bandage: <path d="m3.6 11.4 7.8-7.8a3.5 3.5 0 0 1 5 5l-7.8 7.8a3.5 3.5 0 0 1-5-5Zm4.9-1.4v.01m3 0v.01M10 8.5v.01m0 3v.01" />,
  baby: careShapes.baby,
  ambulance: careShapes.ambulance,
  video: <path d="M2.5 5.5h10v9h-10Zm10 3.25 5-2.75v8l-5-2.75" />,
  bed: careShapes.bed,
  coin: (
    <path d="M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15Zm2.4 5.2c-.5-.9-1.4-1.3-2.4-1.3-1.4 0-2.5.7-2.5 1.8 0 2.6 5 1.2 5 3.7 0 1.1-1.1 1.8-2.5 1.8-1 0-2-.4-2.5-1.3M10 5v1.4m0 7.3V15" />
  ),
} as const satisfies Record<SubtypeIconName, ReactNode>;

/** The sign of what a product is for; its name stands beside it. */
export function SubtypeIcon({ name }: { readonly name: SubtypeIconName }) {
  return (
    <svg
      viewBox="0 0 20 20"
      className="mt-0.5 size-6 shrink-0 text-action"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {drawings[name]}
    </svg>
  );
}
