import type { ReactElement } from 'react';
import { Notice } from './notice.tsx';

export const examples: Readonly<Record<string, ReactElement>> = {
  offline: (
    <Notice tone="warm" title="Sin conexión">
      Ves la última lista guardada.
    </Notice>
  ),
  failed: <Notice tone="danger" role="alert" title="Error al cargar resultados..." />,
  done: (
    <Notice tone="best" role="status">
      Solicitud enviada.
    </Notice>
  ),
  quiet: <Notice>Perfil de ejemplo</Notice>,
};
