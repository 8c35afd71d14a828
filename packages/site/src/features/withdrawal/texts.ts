import { defineTexts } from '../../texts/texts.ts';

export const withdrawalTexts = defineTexts('retiro', {
  title: 'Retirar esta solicitud',
  about: 'Tu solicitud de {{product}}, de {{organization}}.',
  aboutSubject: 'Tu solicitud: {{product}}.',
  what: 'Si la retiras:',
  'ends.executive': '{{name}} sabrá que no quieres que te contacten. Nadie te llamará ni te escribirá por ella.',
  'ends.nobody': 'Nadie te llamará ni te escribirá por ella.',
  'ends.meeting': 'Se cancela la reunión del {{when}}.',
  'ends.consents': 'Se retira también lo que aceptaste con ella.',
  'ends.day': 'Vale también para las veces que la repetiste el mismo día.',
  button: 'Retirar esta solicitud',
  keep: 'Si no quieres retirarla, cierra esta página: mirarla no cambia nada.',
  withdrawn: 'Retiraste esta solicitud',
  withdrawnText: 'Nadie te contacta por ella desde el {{when}}.',
  withdrawnUndated: 'Nadie te contacta por ella.',
  again: 'Si cambias de opinión, pide de nuevo cuando quieras.',
  home: 'Ir al inicio',
  closed: 'Esta solicitud ya no se retira aquí',
  closedText:
    'Está cerrada, o su contrato está en trámite. Si quieres terminarlo, o que no te contacten, escríbenos a {{email}}.',
  consents: 'Mira o retira lo que aceptaste',
  failed: 'No pudimos retirarla. Intenta de nuevo en un momento.',
});
