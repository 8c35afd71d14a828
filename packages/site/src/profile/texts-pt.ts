import { translationOf } from '../texts/translations.ts';
import { profileTexts } from './texts.ts';

export const translations = [
  translationOf(profileTexts, {
    nobodyYet: 'Diga quem será segurado e você verá os preços.',
    example: 'Perfil de exemplo',
    edit: 'Editar',
    'toggle.add': 'Adicionar perfil',
    'toggle.edit': 'Editar perfil',
    'toggle.contract': 'Recolher perfil',
    'edit.people': '{{edit}} quem será segurado',
    'edit.pets': '{{edit}} quais animais serão segurados',
    'edit.company': '{{edit}} qual empresa será segurada',
    'edit.journey': '{{edit}} quem será segurado',
    'section.people': 'Quem será segurado',
    'section.pets': 'Quais animais serão segurados',
    'section.company': 'Qual empresa será segurada',
    'section.journey': 'Quem vai viajar',
  }),
];
