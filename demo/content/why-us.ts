import { editionIds } from '@cotejo/core/editions';
import { inOrder, type DemoDocument } from './document.ts';
import { inOtherLanguages } from './told.ts';

const forPeople = [
  {
    icon: 'precio',
    message: '<b>Precio antes que contacto.</b> Ves el precio y comparas todo sin dar tu teléfono ni tu correo.',
  },
  {
    icon: 'orden',
    message: '<b>Un orden que se explica.</b> Ninguna comisión mueve un plan; los destacados lo dicen en su tarjeta.',
  },
  { icon: 'igual', message: '<b>Un solo precio.</b> La lista, el detalle y tu solicitud muestran la misma cifra.' },
  { icon: 'clinica', message: '<b>Tu clínica primero.</b> Nombra hasta tres centros y cada plan responde por ellos.' },
];

const forCompanies = [
  { icon: 'precio', message: '<b>Precio por persona.</b> Escribe cuántos son y ves cuánto cuesta cada uno.' },
  { icon: 'equipo', message: '<b>Hecho para equipos.</b> Sólo aparecen seguros que aceptan una empresa de tu tamaño.' },
  { icon: 'orden', message: '<b>Un orden que se explica.</b> Ninguna comisión mueve un seguro en la lista.' },
  { icon: 'documento', message: '<b>Todo por escrito.</b> Coberturas, exclusiones y requisitos están antes de pedir contacto.' },
];

/** Reasons by project: 'cotejo' is for people, 'colectivos' for companies. */
export function demoReasons(): DemoDocument[] {
  return [
    ...editionIds.flatMap((edition) => [
      ...inOrder({ edition, kind: 'why-us', name: 'cotejo' }, forPeople),
      ...inOrder({ edition, kind: 'why-us', name: 'colectivos' }, forCompanies),
    ]),
    ...inOtherLanguages(({ reasons: { cotejo, colectivos } }, place) => [
      ...inOrder({ ...place, kind: 'why-us', name: 'cotejo' }, cotejo),
      ...inOrder({ ...place, kind: 'why-us', name: 'colectivos' }, colectivos),
    ]),
  ];
}
