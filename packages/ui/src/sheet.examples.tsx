import { useState, type ReactElement } from 'react';
import { Button } from './button.tsx';
import { CheckField } from './check-field.tsx';
import { Sheet } from './sheet.tsx';

function OpenedByPress() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button look="outline" onClick={() => setIsOpen(true)}>
        Abrir filtros
      </Button>
      <Sheet
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title="Filtros"
        closeText="Cerrar"
        footer={
          <Button wide onClick={() => setIsOpen(false)}>
            Ver 48 planes
          </Button>
        }
      >
        <CheckField label="Clínica Alemana" name="clinicas" aside="38" />
        <CheckField label="Clínica Santa María" name="clinicas" aside="24" />
      </Sheet>
    </>
  );
}

function WholeScreen() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button look="outline" onClick={() => setIsOpen(true)}>
        Agendar una reunión
      </Button>
      <Sheet
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title="Agenda una reunión con Paula"
        closeText="Cerrar"
        size="screen"
        footer={
          <Button look="outline" wide onClick={() => setIsOpen(false)}>
            Cerrar
          </Button>
        }
      >
        Elige el día y la hora de la llamada.
      </Sheet>
    </>
  );
}

export const examples: Readonly<Record<string, ReactElement>> = {
  'opened by a press': <OpenedByPress />,
  'as large as the screen': <WholeScreen />,
};
