import type { ReactElement } from 'react';
import { buttonClass } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

export const examples: Readonly<Record<string, ReactElement>> = {
  'with two ways on': (
    <EmptyState title="Ningún plan cumple con todo">
      <p className="mb-3 text-ink-2">Estos dos cambios dan más resultados.</p>
      <ul className="grid gap-2">
        <li>
          <a href="#empty-state" className={buttonClass({ look: 'outline', wide: true })}>
            Sin Clínica Alemana: 24 planes
          </a>
        </li>
        <li>
          <a href="#empty-state" className={buttonClass({ look: 'outline', wide: true })}>
            Hasta $150.000: 11 planes
          </a>
        </li>
      </ul>
    </EmptyState>
  ),
};
