import { translationOf } from '../../texts/translations.ts';
import { eraseTexts } from './erase-texts.ts';

export const translations = [
  translationOf(eraseTexts, {
    title: 'Apagar meus dados',
    kept: 'Este site guarda no seu navegador:',
    profile: 'O perfil da sua família.',
    comparisons: 'Os planos e clínicas que você escolheu e as comparações que salvou.',
    draft: 'O que você escreveu em uma solicitação ou em um perfil não enviado.',
    answer: 'A resposta ao que você solicitou, até fechar a aba.',
    arrival: 'Quem recomendou este site a você e de onde você veio.',
    choices: 'O que você escolheu ou já leu: idioma, país, medição e avisos.',
    visit: 'Quando sua visita começou, de que país, que você é uma pessoa e até onde leu cada página.',
    staff: 'A sessão e as marcas de quem trabalha aqui.',
    offline: 'Páginas para quando você estiver sem conexão.',
    notHere: 'As solicitações já enviadas não estão no seu navegador: para apagá-las, escreva para nós.',
    erase: 'Apagar tudo o que está guardado neste navegador',
    done: 'Pronto: apagamos tudo o que este site guardava no seu navegador.',
  }),
];
