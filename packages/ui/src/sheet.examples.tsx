import type { ReactElement } from 'react';
import { Button } from './button.tsx';
import { Sheet } from './sheet.tsx';

export const examples: Readonly<Record<string, ReactElement>> = {
  open: (
    <Sheet open onClose={() => undefined} title="Filtros" closeText="Cerrar" footer={<Button wide>Ver 48 planes</Button>}>
      Mis clínicas
    </Sheet>
  ),
  closed: (
    <Sheet open={false} onClose={() => undefined} title="Filtros" closeText="Cerrar">
      Mis clínicas
    </Sheet>
  ),
};
