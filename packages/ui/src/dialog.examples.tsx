import { useState, type ReactElement } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

function OpenedByPress() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button look="outline" onClick={() => setIsOpen(true)}>
        Borrar mi perfil
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title="¿Borramos tu perfil?"
        closeText="Cerrar"
        footer={
          <Button look="danger" wide onClick={() => setIsOpen(false)}>
            Borrar
          </Button>
        }
      >
        Los precios volverán a ser los del perfil de ejemplo.
      </Dialog>
    </>
  );
}

export const examples: Readonly<Record<string, ReactElement>> = {
  'opened by a press': <OpenedByPress />,
};
