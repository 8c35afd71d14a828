import { defineTexts } from '../../texts/texts.ts';

export const homeTexts = defineTexts('inicio', {
  title: 'Compara isapres y seguros de salud por su precio real',
  description: 'Compara isapres y seguros con el precio de tu familia y qué cubre cada uno en tu clínica. Sin dejar tu teléfono.',
  'description.noClinics': 'Compara isapres y seguros con el precio de tu familia y qué cubre cada uno. Sin dejar tu teléfono.',
  'title.insurance': 'Compara seguros y planes de salud por su precio real',
  'description.insurance':
    'Compara seguros y planes de salud con el precio de tu familia y qué cubre cada uno. Sin dejar tu teléfono.',
  heading: 'Elige tu plan de salud viendo lo que de verdad pagarías',
  products: 'planes y seguros',
  isapres: 'isapres abiertas',
  someOf: '{{compared}} de {{known}}',
  ufOfDay: 'UF del {{day}}',
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
