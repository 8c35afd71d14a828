import { translationOf } from '../texts/translations.ts';
import { stripTexts } from './strip-texts.ts';

export const translations = [
  translationOf(stripTexts, {
    strips: 'Avisos no rodapé',
    country: 'Seu país',
    elsewhere: 'Parece que você está no exterior ({{country}}). {{brand}} {{country}} mostra os preços de lá.',
    CL: 'Chile',
    PE: 'Peru',
    CO: 'Colômbia',
    goThere: 'Ir para {{brand}} {{country}}',
    stayHere: 'Continuar aqui',
    measuring: 'Medição de visitas',
    ask: 'Medimos visitas sem o seu perfil nem os seus dados de contato. Você permite?',
    privacy: 'Como fazemos isso',
    accept: 'Aceitar',
    refuse: 'Agora não',
    offline: 'Sem conexão',
    offlineReason: 'Esta página não está salva no seu aparelho. Tente de novo quando tiver rede.',
    tryAgain: 'Tentar de novo',
    lastComparison: 'Ver a última comparação',
  }),
];
