import type { ReactElement } from 'react';
import { CheckField, RadioField } from './check-field.tsx';

export const examples: Readonly<Record<string, ReactElement>> = {
  'checkbox with a count': <CheckField label="Clínica Alemana" name="clinica" aside="38" defaultChecked />,
  'checkbox, disabled': <CheckField label="Comparar (ya elegiste 3)" name="comparar" disabled />,
  'radio buttons': (
    <fieldset>
      <legend className="text-sm font-bold">Modalidad</legend>
      <RadioField label="Todas" name="modalidad" value="" defaultChecked />
      <RadioField label="Preferente" name="modalidad" value="preferente" aside="64" />
      <RadioField label="Libre elección" name="modalidad" value="libre" aside="12" />
    </fieldset>
  ),
};
