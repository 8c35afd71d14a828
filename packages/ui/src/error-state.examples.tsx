import type { ReactElement } from 'react';
import { Button } from './button.tsx';
import { ErrorState } from './error-state.tsx';

export const examples: Readonly<Record<string, ReactElement>> = {
  'in place of a list': (
    <ErrorState title="Error al cargar resultados...">
      <p className="mb-3 text-ink-2">Revisa tu conexión a internet e inténtalo otra vez.</p>
      <Button size="small">Reintentar</Button>
    </ErrorState>
  ),
  'above a form': (
    <ErrorState place="form" title="Revisa estos datos">
      <ul className="mt-1">
        <li>
          <a href="#error-state" className="inline-flex min-h-6 items-center text-ink">
            Teléfono muy corto
          </a>
        </li>
      </ul>
    </ErrorState>
  ),
};
