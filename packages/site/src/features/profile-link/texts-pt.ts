import { translationOf } from '../../texts/translations.ts';
import { linkFaultTexts, profileLinkTexts } from './texts.ts';

export const translations = [
  translationOf(profileLinkTexts, {
    title: 'Crie o seu perfil',
    lead: 'Diga para quem é e mostramos os preços dessa família.',
    incomplete: 'Falta algo no link. Complete aqui.',
    of: '{{name}}: {{reason}}',
    ofNth: '{{name}} ({{number}}): {{reason}}',
    compare: 'Comparar',
  }),
  translationOf(linkFaultTexts, {
    sex: 'Escreva Femenino ou Masculino.',
    yesOrNo: 'Escreva sim ou não.',
    species: 'Escreva perro (cão) ou gato, com a idade (perro:3).',
    tooMany: 'São no máximo {{maximum}}.',
    days: 'Escreva o primeiro e o último dia da viagem, que existam e nessa ordem: até 365 dias.',
  }),
];
