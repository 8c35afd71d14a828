import type { ReactNode } from 'react';
import { careShapes } from './care-shapes.tsx';

/** Drawings of the main features by name (B9-29); 20 units wide, lines alone. */
const drawings: ReadonlyMap<string, ReactNode> = new Map([
  ['has_inpatient_coverage', careShapes.bed],
  [
    'has_outpatient_coverage',
    <path
      key="d"
      d="M5 2.5H3.5v5a4 4 0 0 0 8 0v-5H10m-2.5 9v2a4 4 0 0 0 8 0v-1.5m0 0a1.75 1.75 0 1 0 0-3.5 1.75 1.75 0 0 0 0 3.5Z"
    />,
  ],
  [
    'has_dental_coverage',
    <path
      key="d"
      d="M10 4.5C8 2.7 4 3 4 7c0 2.5 1 3.5 1.5 6 .4 2.2.7 4.5 1.8 4.5 1.4 0 1-4.5 2.7-4.5s1.3 4.5 2.7 4.5c1.1 0 1.4-2.3 1.8-4.5.5-2.5 1.5-3.5 1.5-6 0-4-4-4.3-6-2.5Z"
    />,
  ],
  ['has_maternity_coverage', careShapes.baby],
  [
    'has_vision_coverage',
    <path
      key="d"
      d="M2 10c2-3.5 4.7-5.25 8-5.25S16 6.5 18 10c-2 3.5-4.7 5.25-8 5.25S4 13.5 2 10Zm8 2.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z"
    />,
  ],
  ['has_oncological_coverage', careShapes.ribbon],
  ['has_evacuation_coverage', careShapes.ambulance],
]);

const tick = <path d="m4 10.5 4 4 8-9" />;
const line = <path d="M4 10h12" />;

interface FeatureIconProps {
  /** Of the feature. */
  readonly name: string;
  /** Active where a product has the feature, else greyed (B4-51). */
  readonly isActive: boolean;
  readonly className?: string;
}

/** The sign of a feature, or a tick where none is drawn; hidden from screen readers: its name, and whether it is there, stand beside it. */
export function FeatureIcon({ name, isActive, className = 'size-5' }: FeatureIconProps) {
  return (
    <svg
      viewBox="0 0 20 20"
      data-active={isActive}
      className={`shrink-0 ${isActive ? 'text-best' : 'text-line-2'} ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {drawings.get(name) ?? (isActive ? tick : line)}
    </svg>
  );
}
