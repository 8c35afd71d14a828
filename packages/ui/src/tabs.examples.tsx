import type { ReactElement } from 'react';
import { Tabs } from './tabs.tsx';

export const examples: Readonly<Record<string, ReactElement>> = {
  'parts of a page': (
    <Tabs
      label="Partes del plan"
      tabs={[
        { id: 'tabs', label: 'Resumen' },
        { id: 'table', label: 'Coberturas' },
        { id: 'disclosure', label: 'Preguntas' },
      ]}
    />
  ),
};
