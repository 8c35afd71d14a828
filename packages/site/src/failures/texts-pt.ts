import { translationOf } from '../texts/translations.ts';
import { failureTexts } from './texts.ts';

export const translations = [
  translationOf(failureTexts, {
    getUf: 'Erro ao obter o valor da UF.',
    listComparators: 'Erro ao obter os comparadores',
    calculatePrice: 'Erro ao obter o preço do produto para este perfil',
    getCoverageResume: 'Erro ao obter o resumo de coberturas',
    listOrganizations: 'Erro ao obter as organizações do tipo {{type}}',
    listRegions: 'Erro ao obter as regiões',
    listCountries: 'Erro ao obter os países',
    listWorkSectors: 'Erro ao obter os setores de trabalho',
  }),
];
