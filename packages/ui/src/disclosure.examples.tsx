import type { ReactElement } from 'react';
import { CheckField } from './check-field.tsx';
import { Disclosure } from './disclosure.tsx';
import { TextField } from './field.tsx';

export const examples: Readonly<Record<string, ReactElement>> = {
  'row of questions': (
    <div>
      <Disclosure summary="¿Qué es el deducible?" open>
        <p className="pb-3.5">Lo que pagas tú antes de que el seguro empiece a pagar.</p>
      </Disclosure>
      <Disclosure summary="¿Qué es la carencia?" className="border-t border-line">
        <p className="pb-3.5">El tiempo que pasa antes de que puedas usar una cobertura.</p>
      </Disclosure>
    </div>
  ),
  add: (
    <Disclosure look="add" summary="Agregar a mi familia">
      <TextField label="Edad de tu pareja" name="pareja" inputMode="numeric" />
    </Disclosure>
  ),
  'more of a list': (
    <Disclosure look="more" summary="Ver 8 más">
      <CheckField label="Clínica Indisa" name="clinica" aside="9" />
    </Disclosure>
  ),
  text: (
    <Disclosure look="text" summary="Paso a paso">
      <p>Día cama, pabellón y honorarios, cada uno con su tope.</p>
    </Disclosure>
  ),
};
