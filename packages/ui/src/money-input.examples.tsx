import { useState, type ReactElement } from 'react';
import { MoneyInput } from './money-input.tsx';
import { defaultMask, type NumberMask } from './number-mask.ts';

interface TypedProps {
  readonly label: string;
  readonly start: string;
  readonly mask?: NumberMask;
  readonly hint?: string;
  readonly error?: string;
}

function Typed({ start, ...field }: TypedProps) {
  const [plain, setPlain] = useState(start);
  return <MoneyInput name="monto" value={plain} onValue={setPlain} {...field} />;
}

const chile: NumberMask = { ...defaultMask, thousands: '.', decimal: ',', decimalLimit: 0 };

export const examples: Readonly<Record<string, ReactElement>> = {
  'as it comes': <Typed label="Monto" start="1234567.5" hint="Comas para los miles, punto y dos decimales." />,
  'pesos of Chile': <Typed label="Renta imponible mensual" start="1650000" mask={chile} />,
  soles: <Typed label="Ingreso mensual" start="5000" mask={{ ...defaultMask, prefix: 'S/ ' }} />,
  'negatives enabled': <Typed label="Diferencia" start="-120" mask={{ ...defaultMask, allowNegative: true }} />,
  'with error': <Typed label="Renta imponible mensual" start="0" mask={chile} error="Escribe un monto mayor que cero" />,
};
