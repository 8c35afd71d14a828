import { translationOf } from '../../texts/translations.ts';
import { networkTexts } from './network-texts.ts';

export const translations = [
  translationOf(networkTexts, {
    find: 'Buscar',
    anyRegion: 'qualquer',
    seeAll: 'Ver todas',
    covers: 'Hospitalar {{hospital}}, ambulatorial {{consultation}}',
    centres_one: '{{count}} centro de atendimento',
    centres_other: '{{count}} centros de atendimento',
    loading: 'Carregando clínicas',
    chosen: 'Sua clínica',
    urgency: 'Urgência',
    unchoose: 'Remover {{clinic}}',
    compare: 'Comparar o que cobre {{clinic}}',
    coveragesAt: 'Coberturas em {{clinic}}',
    unknownCoverages: 'Não foi possível trazer as coberturas. Escolha a clínica de novo em um momento.',
  }),
];
