import { translationOf } from '../texts/translations.ts';
import { savedTexts } from './saved-texts.ts';

export const translations = [
  translationOf(savedTexts, {
    save: 'Salvar',
    saveTitle: 'Salvar esta comparação',
    name: 'Nome',
    where: 'Fica salva só neste navegador.',
    done: 'Salva como “{{name}}”.',
    notKept: 'Este navegador não permite salvar.',
    seeAll: 'Ver as salvas',
    list: 'Suas comparações salvas',
    savedOn: 'Salva em {{day}}',
    open: 'Abrir {{name}}',
    priceThen: '{{product}}: {{price}}',
    noPriceThen: '{{product}}: sem preço',
    delete: 'Apagar',
    deleteOf: 'Apagar a comparação {{name}}',
    deleted: 'Apagamos “{{name}}”.',
    changesTitle: '“{{name}}”: o que mudou desde {{day}}',
    unchanged: 'Os preços continuam iguais.',
    otherFamily: 'Você mudou quem se assegura, então não comparamos os preços com os salvos.',
    rose: '{{product}} subiu de {{before}} para {{now}}.',
    fell: '{{product}} baixou de {{before}} para {{now}}.',
    priced: '{{product}} agora tem preço: {{now}}.',
    unpriced: '{{product}} não tem mais preço para você; custava {{before}}.',
    vanished: '{{product}} não se oferece mais; custava {{before}}.',
    vanishedUnpriced: '{{product}} não se oferece mais.',
    keepToday: 'Salvar os preços de hoje',
  }),
];
