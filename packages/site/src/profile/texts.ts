import { defineTexts } from '../texts/texts.ts';

/** What the page says of a profile around its editor. */
export const profileTexts = defineTexts('perfil', {
  nobodyYet: 'Dinos quiénes se asegurarán y verás sus precios.',
  example: 'Perfil de ejemplo',
  edit: 'Editar',
  'toggle.add': 'Agregar perfil',
  'toggle.edit': 'Editar perfil',
  'toggle.contract': 'Contraer perfil',
  'edit.people': '{{edit}} quiénes se asegurarán',
  'edit.pets': '{{edit}} qué mascotas se asegurarán',
  'edit.company': '{{edit}} qué empresa se asegurará',
  'edit.journey': '{{edit}} quiénes se asegurarán',
  'section.people': 'Quiénes se asegurarán',
  'section.pets': 'Qué mascotas se asegurarán',
  'section.company': 'Qué empresa se asegurará',
  'section.journey': 'Quiénes viajarán',
});
