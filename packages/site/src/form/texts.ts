import { formFaultTexts } from '@cotejo/core/forms';
import { defineTexts } from '../texts/texts.ts';

/** What every form made of data says, with the exact texts of B §2.5 and B §8. */
export const formTexts = defineTexts('formulario', {
  send: 'Enviar',
  check: 'Por favor verifique los datos ingresados',
  fault: '{{field}}: {{message}}',
  more: 'Según lo que respondiste, hay algo más que preguntar antes de enviar:',
  sending: 'Espere mientras enviamos su solicitud...',
  needed: 'Todo es necesario, salvo lo que dice (opcional).',
  optional: '{{label}} (opcional)',
  choose: 'Elige',
  search: 'Escribe para buscar',
  choices: 'Opciones',
  found_zero: 'Ninguna opción',
  found_one: '{{count}} opción',
  found_other: '{{count}} opciones',
  noneFound: 'Nada con ese nombre en la lista. Prueba con otra palabra.',
  dropRow: 'Quitar',
  dropRowOf: 'Quitar: {{row}}',
});

/** What is wrong with an answer (B5-20 to B5-26). */
export const faultTexts = defineTexts('faltas-de-formulario', formFaultTexts);
