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
});
