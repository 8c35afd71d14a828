import { translationOf } from '../../texts/translations.ts';
import { informationTexts } from './texts.ts';

export const translations = [
  translationOf(informationTexts, {
    others: 'Você também pode ler',
    about: 'O que é Cotejo',
    howWeOrder: 'Como ordenamos',
    privacy: 'Sua privacidade',
    help: 'Ajuda',
    partners: 'Parceiros e alianças',
    register: 'Inscreva sua organização',
    registerText: 'Conte-nos quem você é e a quantas pessoas quer chegar.',
    registerButton: 'Escrever para se inscrever',
    registerSubject: 'Quero ser parceiro de {{brand}}',
    registerBody: 'Organização:\nSite:\nA quantas pessoas chegamos:\nO que queremos mostrar:\nNome e telefone de contato:\n',
    registerOther: 'Ou ligue para {{phone}}.',
  }),
];
