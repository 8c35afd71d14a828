import { defineTexts } from '../../texts/texts.ts';

/** Ways to pass a product on, and to ask about it. */
export const shareTexts = defineTexts('compartir', {
  share: 'Compartir este producto',
  byWhatsApp: 'WhatsApp',
  byEmail: 'Email',
  copy: 'Copiar enlace',
  copied: '¡Enlace del plan copiado al portapapeles!',
  notCopied: 'No pudimos copiarlo. Copia la dirección de tu navegador.',
  message: '{{product}}, {{organization}}: {{address}}',
  ask: 'Pregúntanos',
  askByWhatsApp: 'Escríbenos por WhatsApp',
  call: 'Llámanos',
});
