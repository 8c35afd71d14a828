import { defineTexts } from '../../texts/texts.ts';

/** The line above the list, its controls and pages. */
export const listTexts = defineTexts('comparador-lista', {
  results: 'Resultados',
  refresh: 'Actualizar resultados',
  updated: 'Resultados Actualizados',
  /** As the noun is: masculine or feminine, one or several. */
  'ordered.masculine_one': '{{results}}, ordenado {{order}}',
  'ordered.masculine_other': '{{results}}, ordenados {{order}}',
  'ordered.feminine_one': '{{results}}, ordenada {{order}}',
  'ordered.feminine_other': '{{results}}, ordenadas {{order}}',
  ofAll: 'De {{all}} en total; el resto no calza con este perfil.',
  ofAllFiltered: 'De {{all}} en total; el resto no calza con este perfil o con tus filtros.',
  sort: 'Ordenar por',
  goToSort: 'Ir',
  goToSortLong: 'Ir a este orden',
  'sort.recomendados': 'Mejor puntaje',
  'sort.precio-asc': 'Menor precio',
  'sort.precio-desc': 'Mayor precio',
  'sort.puntaje': 'Sólo puntaje',
  'sort.afinidad': 'Más afines a ti',
  'sort.costo-anual': 'Costo anual estimado',
  'order.recomendados': 'por puntaje',
  'order.blend': 'por puntaje y afinidad',
  'order.precio-asc': 'del más barato al más caro',
  'order.precio-desc': 'del más caro al más barato',
  'order.puntaje': 'sólo por puntaje',
  'order.afinidad': 'por afinidad contigo',
  'order.costo-anual': 'por costo anual estimado, del más bajo al más alto',
  currency: 'Moneda',
  pesos: 'Pesos',
  view: 'Vista',
  'view.lista': 'Lista',
  'view.tarjetas': 'Tarjetas',
  pages: 'Páginas de resultados',
  page: 'Página {{page}} de {{pages}}',
  previousPage: 'Anterior',
  nextPage: 'Siguiente',
  more: 'Ver más resultados',
  earlier: 'Ver resultados anteriores',
  moreFailed: 'Error al cargar resultados...',
  inPriceRange: '{{results}} en tu rango de precio.',
  cheaper: '{{results}} por debajo',
  dearer: '{{results}} por encima',
  howWeOrder: 'Cómo ordenamos',
  howScore:
    'El puntaje va de 0 a 100. Suma lo que cubre cada {{noun}} y lo que cuesta, cada parte con su peso. El detalle de cada {{noun}} muestra esas partes.',
  'howScore.clinics':
    'El puntaje va de 0 a 100. Suma lo que cubre cada {{noun}} en hospital y en consultas, sus clínicas y lo que cuesta, cada parte con su peso. El detalle de cada {{noun}} muestra esas partes.',
  howBlend: 'Aquí cuenta también tu afinidad.',
  howTie: 'Si dos empatan, va primero lo que te cuesta menos.',
  howPrice: 'Va primero lo más barato para ti: estos datos no traen con qué calcular un puntaje.',
  howClinics: 'Tus clínicas no cambian el orden: cada resultado responde por cada una.',
  howPromotion:
    'La promoción y la comisión nunca mueven un resultado. Lo que está en promoción lo dice con la palabra Destacado.',
  'howMarket.isapre-plan':
    'Comparamos {{compared}} de {{known}} isapres abiertas. Con ellas está el {{coverage}} % de quienes tienen isapre.',
  'howMarket.insurance':
    'Comparamos {{compared}} de {{known}} compañías. Con ellas está el {{coverage}} % de los asegurados de su mercado.',
  howCommission: 'Por cada venta nos pagan entre {{from}} % y {{to}} % de lo que pagas en un año.',
  howCommissionOne: 'Por cada venta nos pagan {{from}} % de lo que pagas en un año.',
  howYearlyCost:
    'El costo anual estimado suma doce meses de precio y lo que pagarías por tu atención en un año de uso medio. Va al final lo que no se puede calcular.',
  howAffinity:
    'La afinidad dice qué eligieron personas parecidas a ti en edad, género, renta y cargas. Sólo ordena si tú lo pides.',
});
