import { translationOf } from '../texts/translations.ts';
import { faultTexts, formTexts } from './texts.ts';

export const translations = [
  translationOf(formTexts, {
    send: 'Enviar',
    check: 'Por favor, verifique os dados informados',
    fault: '{{field}}: {{message}}',
    more: 'Pelo que você respondeu, há algo mais a perguntar antes de enviar:',
    sending: 'Aguarde enquanto enviamos sua solicitação...',
    needed: 'Tudo é necessário, exceto o que diz (opcional).',
    optional: '{{label}} (opcional)',
    choose: 'Escolha',
    search: 'Digite para buscar',
    choices: 'Opções',
    found_zero: 'Nenhuma opção',
    found_one: '{{count}} opção',
    found_other: '{{count}} opções',
    noneFound: 'Nada com esse nome na lista. Tente outra palavra.',
    dropRow: 'Remover',
    dropRowOf: 'Remover: {{row}}',
  }),
  translationOf(faultTexts, {
    required: 'Este campo é obrigatório',
    employees: 'É necessário o número de funcionários.',
    option: 'Selecione um valor da lista',
    pattern: 'Confira como está escrito',
    email: 'Escreva um e-mail como nome@correio.com',
    phone: 'Escreva o telefone completo, com o prefixo do seu país',
    rut: 'Confira o RUT: o dígito verificador não coincide',
    date: 'Escreva um dia que exista, como 28/02/2027',
    number: 'Escreva um número inteiro',
    money: 'Escreva um valor, só com números',
    signs: 'Há caracteres que não podem ser guardados: escreva este dado de novo',
    spouseBesidePartner: 'Você já disse que tem parceiro ou parceira: escolha outro parentesco para este dependente.',
    secondSpouse: 'Só um dos seus dependentes pode ser seu cônjuge: escolha outro parentesco para este.',
    long: 'É muito longo: escreva no máximo {{most}} caracteres',
  }),
];
