import type { MeetingWords } from './meeting-facts.ts';

/** Saturday and Sunday are masculine, the other days feminine. */
const isMasculine = (when: string): boolean => /^(sábado|domingo)/i.test(when);
const onDay = (when: string): string => `${isMasculine(when) ? 'no' : 'na'} ${when}`;
const ofDay = (when: string): string => `${isMasculine(when) ? 'do' : 'da'} ${when}`;

export const meetingWordsPt: MeetingWords = {
  openings: {
    booked: ({ name, other, when }) => ({
      subject: `Sua reunião com ${other}: ${when}`,
      heading: `${name}, sua reunião está agendada`,
      text: `${other} liga para você ${onDay(when)}. Abra o arquivo anexo para salvá-la no seu calendário.`,
    }),
    moved: ({ name, other, when }) => ({
      subject: `Sua reunião com ${other} mudou de horário: ${when}`,
      heading: `${name}, sua reunião mudou de horário`,
      text: `${other} agora liga para você ${onDay(when)}. O arquivo anexo a muda no seu calendário.`,
    }),
    cancelled: ({ name, other, when }) => ({
      subject: `Sua reunião com ${other} foi cancelada`,
      heading: `${name}, sua reunião foi cancelada`,
      text: `A reunião ${ofDay(when)} não vai acontecer. Se quiser, você pode agendar outra.`,
    }),
    'day-before': ({ name, other, when }) => ({
      subject: `Lembrete: sua reunião com ${other}, ${when}`,
      heading: `${name}, falta pouco para a sua reunião`,
      text: `${other} liga para você ${onDay(when)}. Você vai estar? Confirme, mude o horário ou cancele pelo link.`,
    }),
    'day-before-confirmed': ({ name, other, when }) => ({
      subject: `Lembrete: sua reunião com ${other}, ${when}`,
      heading: `${name}, falta pouco para a sua reunião`,
      text: `${other} liga para você ${onDay(when)}, como você confirmou. Se não puder, mude o horário ou cancele pelo link.`,
    }),
    'hour-before': ({ name, other, when }) => ({
      subject: `Sua reunião com ${other} começa em breve: ${when}`,
      heading: `${name}, sua reunião começa em breve`,
      text: `${other} liga para você ${onDay(when)}. Deixe o telefone por perto.`,
    }),
    'handed-over': ({ name, other, when }) => ({
      subject: `Sua reunião agora é com ${other}: ${when}`,
      heading: `${name}, sua reunião agora é com ${other}`,
      text: `Outra pessoa cuida agora da sua solicitação e o horário continua o mesmo: ${other} liga para você em ${when}. O arquivo anexo muda isso no seu calendário.`,
    }),
    unkept: ({ name, other, when }) => ({
      subject: `Sua reunião foi cancelada: agende outra com ${other}`,
      heading: `${name}, é preciso agendar de novo a sua reunião`,
      text: `Outra pessoa cuida agora da sua solicitação e ${other} não pode ligar em ${when}, por isso essa reunião não vai acontecer. Escolha com ${other} outro horário.`,
    }),
    unassigned: ({ name, when }) => ({
      subject: `Sua reunião de ${when} foi cancelada`,
      heading: `${name}, sua reunião foi cancelada`,
      text: `Quem ia ligar para você em ${when} não cuida mais da sua solicitação, e ainda ninguém mais cuida dela. Escrevemos assim que alguém cuidar, para você agendar outro horário.`,
    }),
    closed: ({ name, when }) => ({
      subject: `Sua reunião de ${when} foi cancelada`,
      heading: `${name}, sua reunião foi cancelada`,
      text: `Sua solicitação foi encerrada, por isso a reunião de ${when} não vai acontecer. Se quiser que a gente ligue, envie outra.`,
    }),
  },
  labels: { when: 'Quando', there: 'Onde você está', with: 'Com', about: 'Sobre', how: 'Como' },
  how: ({ other, phone }) => `${other} liga para o telefone da sua solicitação, do ${phone}`,
  location: 'Ligação telefônica',
  summary: ({ other, product }) => `Ligação com ${other}: ${product}`,
  actions: { change: 'Ver, mudar ou cancelar', confirm: 'Confirmar, mudar ou cancelar', again: 'Agendar outra' },
  closing: 'Quem tiver este e-mail pode mudar a reunião: não o encaminhe.',
};
