import { translationOf } from '../../texts/translations.ts';
import { shareTexts } from './share-texts.ts';

export const translations = [
  translationOf(shareTexts, {
    share: 'Compartilhar este produto',
    byWhatsApp: 'WhatsApp',
    byEmail: 'E-mail',
    copy: 'Copiar link',
    copied: 'O link do plano foi copiado',
    notCopied: 'Não foi possível copiar. Copie o endereço do navegador.',
    message: '{{product}}, {{organization}}: {{address}}',
    ask: 'Pergunte',
    askByWhatsApp: 'Escreva para nós no WhatsApp',
    call: 'Ligue para nós',
  }),
];
