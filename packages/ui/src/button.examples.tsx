import type { ReactElement } from 'react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

export const examples: Readonly<Record<string, ReactElement>> = {
  filled: <Button>Comparar</Button>,
  outline: <Button look="outline">Editar</Button>,
  'quiet small': (
    <Button look="quiet" size="small">
      Cómo ordenamos
    </Button>
  ),
  danger: <Button look="danger">Quitar</Button>,
  'wide and large': (
    <Button size="large" wide>
      Ver precios
    </Button>
  ),
  disabled: <Button disabled>Comparar</Button>,
  'with icon': (
    <Button look="outline">
      <Icon name="filter" />
      Filtros
    </Button>
  ),
};
