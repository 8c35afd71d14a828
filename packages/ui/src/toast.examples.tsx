import type { ReactElement } from 'react';
import { Toast } from './toast.tsx';

export const examples: Readonly<Record<string, ReactElement>> = {
  'the list above changed': (
    <Toast onPress={() => undefined} onHold={() => undefined}>
      Resultados Actualizados
    </Toast>
  ),
};
