import { defineTexts } from '../../texts/texts.ts';

/** What the page of a preview says. */
export const previewTexts = defineTexts('vista-previa', {
  title: 'Vista previa',
  open: 'Abre el enlace de vista previa que recibiste.',
  refused: 'Este enlace venció o no es válido.',
  refusedNext: 'Pide uno nuevo a quien te lo envió: sirven siete días.',
  failed: 'No pudimos traer la vista previa. Vuelve a intentarlo en un momento.',
  unpublished: 'Esto todavía no está publicado.',
  published: 'Esto ya está publicado.',
  until: 'El enlace sirve hasta el {{day}}.',
});
