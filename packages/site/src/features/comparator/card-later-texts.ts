import { defineTexts } from '../../texts/texts.ts';

/** What a card says once it is in sight. */
export const cardLaterTexts = defineTexts('comparador-tarjeta', {
  coverages: 'Coberturas',
  range: '{{low}} a {{high}} %',
  loading: 'Buscando coberturas...',
  failed: 'Error al cargar resultados...',
  failedConnection: 'Revisa tu conexión a internet.',
  retry: 'Reintentar',
  retryOf: 'Reintentar las coberturas de {{product}}',
  absent: 'No hay información de coberturas.',
  requirement: 'Requisito de cobertura previa',
  requirementWord: 'el requisito de cobertura previa',
  'requirement.none': 'No exige que otro sistema cubra antes.',
  'requirement.previous': 'Tu isapre o Fonasa debe reembolsar al menos $1.',
  'requirement.equal':
    'Tu isapre o Fonasa debe cubrir al menos {{fonasa}} % para tener la cobertura normal. Si cubre menos, el seguro supone que cubrió {{fonasa}} %. Si no cubre nada, el seguro no cubre.',
  'requirement.different':
    'Fonasa debe cubrir al menos {{fonasa}} % y una isapre al menos {{isapre}} % para tener la cobertura normal. Si tu sistema cubre menos, el seguro supone ese porcentaje. Si no cubre nada, el seguro no cubre.',
  'requirement.fonasa': 'Fonasa debe cubrir al menos {{fonasa}} % para tener la cobertura normal; a una isapre no le exige nada.',
  'requirement.isapre': 'Una isapre debe cubrir al menos {{isapre}} % para tener la cobertura normal; a Fonasa no le exige nada.',
  offerWord: 'la oferta “{{offer}}”',
  /** Their names among the categories of products, exact (A3-73 to A3-75). */
  'state.new': 'Producto-nuevo',
  'state.new.meaning': 'está a la venta hace menos de dos meses.',
  'state.exclusive': 'Exclusivo',
  'state.exclusive.meaning': 'se vende sólo por este sitio.',
  'state.popular': 'Popular',
  'state.popular.meaning': 'es de los más pedidos de su línea.',
  aboutPrice: 'cómo se forma este precio',
  moreBenefits_one: 'Otro beneficio',
  moreBenefits_other: 'Otros {{count}} beneficios',
});
