import { defineTexts } from '../../texts/texts.ts';

/** The page that compares products by its address alone. */
export const compareProductsTexts = defineTexts('comparar-planes', {
  title: 'Comparar planes y seguros',
  lead: 'Elige dos o tres en una lista o en su detalle y míralos lado a lado, con su precio y lo que cubren.',
  chosen: 'Lo que ya elegiste',
  goOn_one: 'Comparar {{count}} de {{comparator}}',
  goOn_other: 'Comparar {{count}} de {{comparator}}',
  where: '¿Qué quieres comparar?',
});
