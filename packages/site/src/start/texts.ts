import { defineTexts } from '../texts/texts.ts';

/** The family in one form, and the ways into the lists. */
export const startTexts = defineTexts('partida', {
  whatFor: '¿Qué buscas?',
  compareCount: 'Comparar {{products}}',
  byLine: 'Por línea',
  whoFor: '¿Para quién es?',
  yourAge: 'Tu edad',
  age: 'Edad',
  ageExample: 'Ej.: 34',
  sex: 'Sexo',
  woman: 'Mujer',
  man: 'Hombre',
  choose: 'Elige',
  income: 'Renta líquida mensual',
  incomeExample: 'Ej.: {{income}}',
  addFamily: 'Agregar pareja o cargas',
  partner: 'Tu pareja',
  partnerIncome: 'Su renta',
  ifContributing: 'Si cotiza',
  dependants: 'Tus cargas',
  relationship: 'Parentesco',
  'relationship.child': 'Hijo o hija',
  'relationship.stepchild': 'Hijastro o hijastra',
  'relationship.spouse': 'Cónyuge',
  'relationship.parent': 'Padre o madre',
  'relationship.grandchild': 'Nieto o nieta',
  'relationship.other': 'Otra carga',
  noContact: 'No pedimos tu nombre ni tu teléfono.',
  noContactIncome: 'La renta sirve para calcular tu 7 %. No pedimos tu nombre ni tu teléfono.',
  compare: 'Comparar',
  compareWhat: 'Comparar {{what}}',
  kept: 'Son los datos que guardaste en este navegador.',
  sexMissing: 'Elige tu sexo.',
  checkMarked: 'Revisa lo que está marcado.',
});

/** What the visitor can hold us to. */
export const promiseTexts = defineTexts('promesas', {
  howWeCompare: 'Cómo comparamos',
  'price.heading': 'Precio real',
  'price.claim': 'El mismo hasta el final',
  'price.text':
    'Calculado con tu familia, la UF del día y las reglas vigentes. Lo que ves en la lista es lo que dice la solicitud.',
  'price.text.insurance': 'Calculado con tu familia y las reglas vigentes. Lo que ves en la lista es lo que dice la solicitud.',
  'order.heading': 'Orden honesto',
  'order.claim': 'Nadie paga por salir primero',
  'order.text': 'Ordenamos por puntaje y te mostramos de qué está hecho. También puedes ordenar por precio.',
  'choice.heading': 'Tú decides',
  'choice.claim': 'Contacto sólo si lo pides',
  'choice.text': 'Eliges por dónde te escriben o llaman. Responde una persona, con nombre y número.',
});

/** The way from reading to a price. */
export const invitationTexts = defineTexts('invitacion', {
  'heading.people': 'Mira el precio de tu familia',
  'heading.pets': 'Mira el precio para tus mascotas',
  'heading.company': 'Mira el precio para tu empresa',
  'heading.journey': 'Mira el precio de tu viaje',
  text: 'Sin dejar tu nombre ni tu teléfono.',
  of: 'Comparas para: {{household}}',
  button: 'Comparar {{what}}',
});
