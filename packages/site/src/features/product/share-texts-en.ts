import { translationOf } from '../../texts/translations.ts';
import { shareTexts } from './share-texts.ts';

export const translations = [
  translationOf(shareTexts, {
    share: 'Share this product',
    byWhatsApp: 'WhatsApp',
    byEmail: 'Email',
    copy: 'Copy link',
    copied: 'The link to the plan is on your clipboard',
    notCopied: 'We could not copy it. Copy the address from your browser.',
    message: '{{product}}, {{organization}}: {{address}}',
    ask: 'Ask us',
    askByWhatsApp: 'Write to us on WhatsApp',
    call: 'Call us',
  }),
];
