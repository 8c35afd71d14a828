import type { ReactElement } from 'react';
import { CheckField, SelectField, TextField } from './field.tsx';

export const examples: Readonly<Record<string, ReactElement>> = {
  text: <TextField label="Tu edad" name="edad" inputMode="numeric" />,
  'text with hint': <TextField label="Renta líquida mensual" name="renta" hint="Sirve para calcular tu 7 %." />,
  'text with error': <TextField label="Teléfono" name="telefono" error="Teléfono muy corto" defaultValue="+56 9 8765" />,
  select: (
    <SelectField label="Sexo" name="sexo">
      <option>Mujer</option>
      <option>Hombre</option>
    </SelectField>
  ),
  'select with error': (
    <SelectField label="Región" name="region" error="Elige una región de la lista">
      <option>Metropolitana</option>
    </SelectField>
  ),
  check: <CheckField label="Clínica Alemana" name="clinica" aside="38" defaultChecked />,
};
