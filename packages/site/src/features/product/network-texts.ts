import { defineTexts } from '../../texts/texts.ts';

/** The network of a product: clinics that are covered alike, and the one that is looked at (B2.9). */
export const networkTexts = defineTexts('red-de-clinicas', {
  find: 'Buscar',
  anyRegion: 'cualquiera',
  seeAll: 'Ver todas',
  covers: 'Hospitalaria {{hospital}}, ambulatoria {{consultation}}',
  centres_one: '{{count}} Centro de atención',
  centres_other: '{{count}} Centros de atención',
  loading: 'Cargando Clínicas',
  chosen: 'Tu clínica',
  urgency: 'Urgencia',
  unchoose: 'Quitar {{clinic}}',
  compare: 'Comparar lo que cubre {{clinic}}',
  coveragesAt: 'Coberturas en {{clinic}}',
  unknownCoverages: 'No pudimos traer sus coberturas. Vuelve a elegirla en un momento.',
});
