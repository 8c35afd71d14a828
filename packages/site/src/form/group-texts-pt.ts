import { translationOf } from '../texts/translations.ts';
import { groupTexts, rowTexts } from './group-texts.ts';

export const translations = [
  translationOf(groupTexts, {
    contacto: 'Seus dados',
    'grp-fld_telephone': 'Telefone',
    empresa: 'Sua organização',
    colectivo: 'Sua organização',
    viaje: 'Sua viagem',
    cotizante: 'Quem contrata',
    titular: 'Quem contrata',
    pareja: 'Seu cônjuge',
    cargas: 'Dependentes',
    mascota: 'Animais',
    pasajeros: 'Passageiros',
    fld_passenger_quantity: 'Passageiros',
    clave: 'Senha',
    consents: 'Só se você quiser',
  }),
  translationOf(rowTexts, {
    'row.cargas': 'Dependente {{number}}',
    'row.mascota': 'Animal {{number}}',
    'row.passenger': 'Passageiro {{number}}',
    'row.other': '{{group}}, {{number}}',
    'add.cargas': 'Adicionar um dependente',
    'add.mascota': 'Adicionar um animal',
    'add.passenger': 'Adicionar um passageiro',
    'add.other': 'Adicionar',
  }),
];
