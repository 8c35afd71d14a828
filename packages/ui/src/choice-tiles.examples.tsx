import type { ReactElement } from 'react';
import { ChoiceTiles } from './choice-tiles.tsx';

const channels = [
  { value: 'telefono', label: 'Teléfono' },
  { value: 'whatsapp', label: 'WhatsApp' },
  { value: 'correo', label: 'Correo' },
] as const;

const scores = Array.from({ length: 10 }, (_, index) => ({ value: String(index + 1), label: index + 1 }));

export const examples: Readonly<Record<string, ReactElement>> = {
  chosen: (
    <ChoiceTiles
      label="Cómo prefieres que te contacten"
      name="canal"
      choices={channels}
      chosen={{ value: 'whatsapp', onChange: () => undefined }}
    />
  ),
  'with error': (
    <ChoiceTiles
      id="canal-pedido"
      label="Cómo prefieres que te contacten"
      name="canal-pedido"
      choices={channels.map((channel) => ({ ...channel, disabled: channel.value === 'correo' }))}
      error="Este campo es requerido"
      required
    />
  ),
  scale: (
    <ChoiceTiles label="¿Qué nota nos pones?" hint="1 es lo peor y 10 lo mejor." name="nota" layout="scale" choices={scores} />
  ),
};
