import type { ReactElement } from 'react';
import { Select } from './select.tsx';

export const examples: Readonly<Record<string, ReactElement>> = {
  'named by what it does': (
    <Select aria-label="Ordenar" defaultValue="puntaje" className="text-sm font-semibold">
      <option value="puntaje">Recomendados</option>
      <option value="precio-asc">Menor precio</option>
    </Select>
  ),
  disabled: (
    <Select aria-label="Región" disabled>
      <option>Metropolitana</option>
    </Select>
  ),
};
