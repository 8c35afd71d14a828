import { defineTexts, type Translate } from '../texts/texts.ts';

/** Comparisons that the visitor keeps in the browser. */
export const savedTexts = defineTexts('comparacion-guardada', {
  save: 'Guardar',
  saveTitle: 'Guardar esta comparación',
  name: 'Nombre',
  where: 'Se guarda sólo en este navegador.',
  done: 'Guardada como “{{name}}”.',
  notKept: 'Este navegador no deja guardar.',
  seeAll: 'Ver las guardadas',
  list: 'Tus comparaciones guardadas',
  savedOn: 'Guardada el {{day}}',
  open: 'Abrir {{name}}',
  priceThen: '{{product}}: {{price}}',
  noPriceThen: '{{product}}: sin precio',
  delete: 'Borrar',
  deleteOf: 'Borrar la comparación {{name}}',
  deleted: 'Borramos “{{name}}”.',
  changesTitle: '“{{name}}”: qué cambió desde el {{day}}',
  unchanged: 'Los precios siguen iguales.',
  otherFamily: 'Cambiaste quiénes se aseguran, así que no comparamos los precios con los guardados.',
  rose: '{{product}} subió de {{before}} a {{now}}.',
  fell: '{{product}} bajó de {{before}} a {{now}}.',
  priced: '{{product}} ahora tiene precio: {{now}}.',
  unpriced: '{{product}} ya no tiene precio para ti; costaba {{before}}.',
  vanished: '{{product}} ya no se ofrece; costaba {{before}}.',
  vanishedUnpriced: '{{product}} ya no se ofrece.',
  keepToday: 'Guardar los precios de hoy',
});

export type TranslateSaved = Translate<typeof savedTexts.es>;
