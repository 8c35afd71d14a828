import { defineTexts } from '../../texts/texts.ts';

/** The detail of a product over its list. */
export const detailTexts = defineTexts('comparador-detalle', {
  detail: 'Detalle',
  loading: 'Cargando el detalle...',
  wholePage: 'Ver la página completa',
  retry: 'Reintentar',
  failed: 'No pudimos mostrar el detalle aquí',
});
