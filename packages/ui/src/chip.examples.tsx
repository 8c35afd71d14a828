import type { ReactElement } from 'react';
import { chipClass } from './chip.tsx';
import { Icon } from './icon.tsx';

export const examples: Readonly<Record<string, ReactElement>> = {
  off: (
    <a href="#off" className={chipClass()}>
      Parto al 100 %
    </a>
  ),
  on: (
    <a href="#on" aria-current className={chipClass({ selected: true })}>
      Preferente
    </a>
  ),
  removable: (
    <a href="#removable" className={chipClass({ selected: true })}>
      <span className="sr-only">Quitar filtro </span>
      Clínica Alemana
      <Icon name="close" className="size-3.5" />
    </a>
  ),
};
