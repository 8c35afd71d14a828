import { defineTexts } from '../../texts/texts.ts';

/** What a card says once it is in sight. */
export const cardLaterTexts = defineTexts('comparador-tarjeta', {
  coverages: 'Coberturas',
  range: '{{low}} a {{high}} %',
  daily: '{{text}} al día',
  loading: 'Buscando coberturas...',
  failed: 'Error al cargar resultados...',
  failedConnection: 'Revisa tu conexión a internet.',
  failedCards: 'No llegaron las coberturas de algunos resultados. Cada uno tiene cómo reintentar.',
  retry: 'Reintentar',
  retryOf: 'Reintentar las coberturas de {{product}}',
  absent: 'No hay información de coberturas.',
  offerWord: 'la oferta “{{offer}}”',
  /** Their names among the categories of products, exact (A3-73 to A3-75). */
  'state.new': 'Producto-nuevo',
  'state.new.meaning': 'está a la venta hace menos de dos meses.',
  'state.exclusive': 'Exclusivo',
  'state.exclusive.meaning': 'se vende sólo por este sitio.',
  'state.popular': 'Popular',
  'state.popular.meaning': 'es de los más pedidos de su línea.',
  aboutPrice: 'cómo se forma este precio',
  detailLost: 'No pudimos abrir el detalle',
  detailLostWhy: 'Revisa tu conexión a internet. Tu lista sigue aquí.',
  detailLostClose: 'Cerrar el aviso',
  moreBenefits_one: 'Otro beneficio',
  moreBenefits_other: 'Otros {{count}} beneficios',
  moreOffersSign_one: '+{{count}} oferta',
  moreOffersSign_other: '+{{count}} ofertas',
  moreOffers_one: 'Otra oferta',
  moreOffers_other: 'Otras {{count}} ofertas',
});
