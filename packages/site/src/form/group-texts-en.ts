import { translationOf } from '../texts/translations.ts';
import { groupTexts, rowTexts } from './group-texts.ts';

export const translations = [
  translationOf(groupTexts, {
    contacto: 'Your details',
    'grp-fld_telephone': 'Phone',
    empresa: 'Your organization',
    colectivo: 'Your organization',
    viaje: 'Your trip',
    cotizante: 'Policyholder',
    titular: 'Policyholder',
    pareja: 'Your partner',
    cargas: 'Dependants',
    mascota: 'Pets',
    pasajeros: 'Passengers',
    fld_passenger_quantity: 'Passengers',
    clave: 'Password',
    consents: 'Only if you want',
  }),
  translationOf(rowTexts, {
    'row.cargas': 'Dependant {{number}}',
    'row.mascota': 'Pet {{number}}',
    'row.passenger': 'Passenger {{number}}',
    'row.other': '{{group}}, {{number}}',
    'add.cargas': 'Add a dependant',
    'add.mascota': 'Add a pet',
    'add.passenger': 'Add a passenger',
    'add.other': 'Add',
  }),
];
