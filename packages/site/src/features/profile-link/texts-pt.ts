import { translationOf } from '../../texts/translations.ts';
import { profileLinkTexts } from './texts.ts';

export const translations = [
  translationOf(profileLinkTexts, {
    title: 'Crie o seu perfil',
    lead: 'Diga para quem é e mostramos os preços dessa família.',
    incomplete: 'Falta algo no link. Complete aqui.',
  }),
];
