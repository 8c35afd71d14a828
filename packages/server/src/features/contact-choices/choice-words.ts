import type { ConsentPurpose } from '@cotejo/core/consent';
import type { Language } from '@cotejo/core/editions';

/** Who writes the messages, and where they are written to. */
interface Sender {
  readonly name: string;
  readonly supportEmail: string;
}

interface Said {
  readonly title: string;
  readonly text: string;
}

/** What the page of the link that stops messages says, in a language. */
export interface ChoiceWords {
  readonly ask: (sender: Sender) => Said;
  readonly stopped: (sender: Sender) => Said;
  readonly resumed: () => Said;
  /** The link is of no message. */
  readonly unknown: (sender: Sender) => Said;
  readonly purposes: Readonly<Record<ConsentPurpose, string>>;
  readonly list: (purposes: readonly string[]) => string;
  /** That what was allowed was taken back with it, or is given again. */
  readonly takenBack: Readonly<Record<'stopped' | 'resumed', (purposes: string) => string>>;
  readonly buttons: Readonly<Record<'stop' | 'resume', string>>;
  readonly home: (sender: Sender) => string;
}

const spanish: ChoiceWords = {
  ask: ({ name }) => ({
    title: '¿Dejar de recibir estos mensajes?',
    text: `${name} ya no te escribirá encuestas, avisos ni ofertas. Lo que pidas tú, como la confirmación de una solicitud, te llegará igual.`,
  }),
  stopped: ({ name }) => ({
    title: 'Listo, ya no te escribiremos',
    text: `Desde ahora ${name} no te envía encuestas, avisos ni ofertas. Lo que pidas tú, como la confirmación de una solicitud, te llegará igual.`,
  }),
  resumed: () => ({
    title: 'Listo, volverás a recibirlos',
    text: 'Puedes dejar de recibirlos cuando quieras, desde aquí o desde cualquiera de los mensajes.',
  }),
  unknown: ({ supportEmail }) => ({
    title: 'Este enlace no es de ningún mensaje',
    text: `Puede que esté cortado: ábrelo desde el mensaje. Si no resulta, escríbenos a ${supportEmail} y dejamos de escribirte.`,
  }),
  purposes: { 'price-alerts': 'avisos de precio', offers: 'ofertas', insurer: 'la entrega de tus datos' },
  list: (purposes) => new Intl.ListFormat('es').format(purposes),
  takenBack: {
    stopped: (purposes) => `También retiramos tu permiso para: ${purposes}. Si vuelves a recibirlos, lo das otra vez.`,
    resumed: (purposes) => `Vuelves a permitir: ${purposes}.`,
  },
  buttons: { stop: 'Dejar de recibirlos', resume: 'Volver a recibirlos' },
  home: ({ name }) => `Ir a ${name}`,
};

const english: ChoiceWords = {
  ask: ({ name }) => ({
    title: 'Stop receiving these messages?',
    text: `${name} will no longer send you surveys, notices or offers. What you ask for yourself, such as the confirmation of a request, still reaches you.`,
  }),
  stopped: ({ name }) => ({
    title: 'Done, we will not write to you any more',
    text: `From now on ${name} sends you no surveys, notices or offers. What you ask for yourself, such as the confirmation of a request, still reaches you.`,
  }),
  resumed: () => ({
    title: 'Done, you will receive them again',
    text: 'You can stop them whenever you like, from here or from any of the messages.',
  }),
  unknown: ({ supportEmail }) => ({
    title: 'This link belongs to no message',
    text: `It may have been cut off: open it from the message. If that does not help, write to ${supportEmail} and we stop writing to you.`,
  }),
  purposes: { 'price-alerts': 'price alerts', offers: 'offers', insurer: 'passing on your details' },
  list: (purposes) => new Intl.ListFormat('en').format(purposes),
  takenBack: {
    stopped: (purposes) => `Your permission was withdrawn too, for: ${purposes}. If you receive them again, you give it again.`,
    resumed: (purposes) => `You allow again: ${purposes}.`,
  },
  buttons: { stop: 'Stop them', resume: 'Receive them again' },
  home: ({ name }) => `Go to ${name}`,
};

const portuguese: ChoiceWords = {
  ask: ({ name }) => ({
    title: 'Deixar de receber estas mensagens?',
    text: `A ${name} não vai mais enviar pesquisas, avisos nem ofertas a você. O que você pedir, como a confirmação de uma solicitação, continua chegando.`,
  }),
  stopped: ({ name }) => ({
    title: 'Pronto, não vamos mais escrever para você',
    text: `A partir de agora a ${name} não envia a você pesquisas, avisos nem ofertas. O que você pedir, como a confirmação de uma solicitação, continua chegando.`,
  }),
  resumed: () => ({
    title: 'Pronto, você voltará a recebê-las',
    text: 'Você pode deixar de recebê-las quando quiser, por aqui ou por qualquer uma das mensagens.',
  }),
  unknown: ({ supportEmail }) => ({
    title: 'Este link não é de nenhuma mensagem',
    text: `Talvez esteja cortado: abra-o a partir da mensagem. Se não der certo, escreva para ${supportEmail} e deixamos de escrever para você.`,
  }),
  purposes: { 'price-alerts': 'avisos de preço', offers: 'ofertas', insurer: 'a entrega dos seus dados' },
  list: (purposes) => new Intl.ListFormat('pt').format(purposes),
  takenBack: {
    stopped: (purposes) => `Também retiramos sua permissão para: ${purposes}. Se voltar a recebê-las, você a dá de novo.`,
    resumed: (purposes) => `Você volta a permitir: ${purposes}.`,
  },
  buttons: { stop: 'Deixar de recebê-las', resume: 'Voltar a recebê-las' },
  home: ({ name }) => `Ir para ${name}`,
};

const byLanguage: Readonly<Record<Language, ChoiceWords>> = { es: spanish, en: english, pt: portuguese };

/** The words of the page in a language. */
export function choiceWordsIn(language: Language): ChoiceWords {
  return byLanguage[language];
}
