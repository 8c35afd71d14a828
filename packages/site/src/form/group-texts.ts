import { defineTexts } from '../texts/texts.ts';

/** Names of the groups that forms made of data have; of any other its own name is said. */
export const groupTexts = defineTexts('grupos-de-formulario', {
  contacto: 'Tus datos',
  'grp-fld_telephone': 'Teléfono',
  empresa: 'Tu organización',
  colectivo: 'Tu organización',
  viaje: 'Tu viaje',
  cotizante: 'Quién contrata',
  titular: 'Quién contrata',
  pareja: 'Tu pareja',
  cargas: 'Cargas',
  mascota: 'Mascotas',
  pasajeros: 'Pasajeros',
  fld_passenger_quantity: 'Pasajeros',
  clave: 'Clave',
  consents: 'Sólo si quieres',
});

/** What a row of a group is called, and the button that adds one. */
export const rowTexts = defineTexts('filas-de-formulario', {
  'row.cargas': 'Carga {{number}}',
  'row.mascota': 'Mascota {{number}}',
  'row.passenger': 'Pasajero {{number}}',
  'row.other': '{{group}}, {{number}}',
  'add.cargas': 'Agregar una carga',
  'add.mascota': 'Agregar una mascota',
  'add.passenger': 'Agregar un pasajero',
  'add.other': 'Agregar',
});
