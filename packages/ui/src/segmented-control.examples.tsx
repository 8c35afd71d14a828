import type { ReactElement } from 'react';
import { SegmentedControl } from './segmented-control.tsx';

const choices = [
  { value: 'lista', label: 'Lista' },
  { value: 'tarjetas', label: 'Tarjetas' },
] as const;

export const examples: Readonly<Record<string, ReactElement>> = {
  'with script': <SegmentedControl label="Vista" name="vista" choices={choices} value="tarjetas" onChange={() => undefined} />,
  'without script': <SegmentedControl label="Vista" name="view" choices={choices} value="lista" />,
};
