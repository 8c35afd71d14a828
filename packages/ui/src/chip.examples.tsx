import type { ReactElement } from 'react';
import { Chip } from './chip.tsx';

export const examples: Readonly<Record<string, ReactElement>> = {
  off: <Chip>Parto al 100 %</Chip>,
  on: (
    <Chip selected aria-pressed>
      Preferente
    </Chip>
  ),
  removable: (
    <Chip selected removes="Quitar filtro">
      Clínica Alemana
    </Chip>
  ),
};
