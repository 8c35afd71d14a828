import { defineTexts, type Translate } from '../texts/texts.ts';

/** What is said of prices and of whom they are for, on every page that shows them. */
export const priceTexts = defineTexts('precio', {
  /** Where a figure is not known: never a zero (experience, promise 4). */
  notStated: 'No informado',
  percent: '{{value}} %',
  from: 'Desde',
  ufOf: 'UF del {{day}}',
  'insured.people_one': '{{count}} persona',
  'insured.people_other': '{{count}} personas',
  'insured.pets_one': '{{count}} mascota',
  'insured.pets_other': '{{count}} mascotas',
  'insured.company_one': '{{count}} empresa',
  'insured.company_other': '{{count}} empresas',
  'noPrice.people': 'Sin precio para tu familia',
  'noPrice.pets': 'Sin precio para tus mascotas',
  'noPrice.company': 'Sin precio para tu empresa',
  forCompany: 'para tu empresa',
  'insurable.people_zero': 'Ninguna persona de tu grupo se puede asegurar aquí.',
  'insurable.people_one': '{{count}} de {{all}} de tu grupo se puede asegurar aquí.',
  'insurable.people_other': '{{count}} de {{all}} de tu grupo se pueden asegurar aquí.',
  'insurable.pets_zero': 'Ninguna mascota de tu grupo se puede asegurar aquí.',
  'insurable.pets_one': '{{count}} de {{all}} de tu grupo se puede asegurar aquí.',
  'insurable.pets_other': '{{count}} de {{all}} de tu grupo se pueden asegurar aquí.',
  'insurable.company': 'Tu empresa no se puede asegurar aquí.',
  'role.contributor': 'Tú',
  'role.partner': 'Pareja',
  'role.dependant': 'Carga {{number}}',
  'role.pet': 'Mascota {{number}}',
  'role.company': 'Tu empresa',
  aged_one: '{{who}}, {{count}} año',
  aged_other: '{{who}}, {{count}} años',
});

export type TranslatePrice = Translate<typeof priceTexts.es>;
