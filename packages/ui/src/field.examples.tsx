import type { ReactElement } from 'react';
import { SelectField, TextAreaField, TextField } from './field.tsx';

export const examples: Readonly<Record<string, ReactElement>> = {
  text: <TextField label="Tu edad" name="edad" inputMode="numeric" />,
  'text with hint': <TextField label="Renta líquida mensual" name="renta" hint="Sirve para calcular tu 7 %." />,
  'text with error': <TextField label="Teléfono" name="telefono" error="Teléfono muy corto" defaultValue="+56 9 8765" />,
  'text with sign': <TextField label="Correo" name="correo" icon="mail" placeholder="nombre@correo.com" />,
  'longer answer': <TextAreaField label="Mensaje (opcional)" name="mensaje" rows={3} />,
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
  disabled: <TextField label="RUT" name="rut" defaultValue="12.345.678-5" disabled />,
};
