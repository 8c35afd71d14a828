import type { ReactElement } from 'react';
import { buttonClass } from './button.tsx';
import { Popover } from './popover.tsx';
import { textLinkClass } from './text-link.tsx';

export const examples: Readonly<Record<string, ReactElement>> = {
  'from words': (
    <Popover trigger="Cómo ordenamos" triggerClass={textLinkClass({ alone: true })} label="Cómo ordenamos">
      <p>Primero los de mayor puntaje. La promoción no cambia el lugar de ningún plan.</p>
    </Popover>
  ),
  'from a warning': (
    <Popover trigger="Precio para 2 de 3 personas" triggerClass={textLinkClass({ look: 'warm', alone: true })}>
      <p className="font-semibold">No se pueden asegurar</p>
      <p>Cotizante, 68 años: fuera de la edad de ingreso</p>
    </Popover>
  ),
  'with a head': (
    <Popover
      trigger="Cómo ordenamos"
      triggerClass={textLinkClass({ alone: true })}
      label="Por qué en este orden"
      panelId="con-cabeza"
      opensOnHover={false}
    >
      <div className="popover-head">
        <b className="grow">Por qué en este orden</b>
        <button type="button" popoverTarget="con-cabeza" popoverTargetAction="hide" className={buttonClass({ look: 'quiet' })}>
          Cerrar
        </button>
      </div>
      <p>Primero los de mayor puntaje. La promoción no cambia el lugar de ningún plan.</p>
    </Popover>
  ),
  'from a button': (
    <Popover trigger="Compartir" triggerClass={buttonClass({ look: 'outline', size: 'small' })} label="Compartir">
      El enlace no lleva tus datos.
    </Popover>
  ),
};
