import type { Language } from '@cotejo/core/editions';
import type { MeetingFacts, MeetingOpening, MeetingWords } from './meeting-facts.ts';
import type { MeetingMessageKind } from './tell-of-meeting.ts';
import { meetingWordsEn } from './meeting-words-en.ts';
import { meetingWordsPt } from './meeting-words-pt.ts';

const spanish: MeetingWords = {
  openings: {
    booked: ({ name, other, when }) => ({
      subject: `Tu reunión con ${other}: ${when}`,
      heading: `${name}, tu reunión está agendada`,
      text: `${other} te llama el ${when}. Abre el archivo adjunto para guardarla en tu calendario.`,
    }),
    moved: ({ name, other, when }) => ({
      subject: `Tu reunión con ${other} cambió de hora: ${when}`,
      heading: `${name}, tu reunión cambió de hora`,
      text: `${other} te llama ahora el ${when}. El archivo adjunto la cambia en tu calendario.`,
    }),
    cancelled: ({ name, other, when }) => ({
      subject: `Se canceló tu reunión con ${other}`,
      heading: `${name}, tu reunión se canceló`,
      text: `La reunión del ${when} ya no va. Si quieres, puedes agendar otra.`,
    }),
    'day-before': ({ name, other, when }) => ({
      subject: `Recordatorio: tu reunión con ${other}, ${when}`,
      heading: `${name}, falta poco para tu reunión`,
      text: `${other} te llama el ${when}. ¿Vas a estar? Confírmala, cámbiala de hora o cancélala con el enlace.`,
    }),
    'hour-before': ({ name, other, when }) => ({
      subject: `Tu reunión con ${other} empieza pronto: ${when}`,
      heading: `${name}, tu reunión empieza pronto`,
      text: `${other} te llama el ${when}. Ten el teléfono a mano.`,
    }),
  },
  labels: { when: 'Cuándo', there: 'Donde estás', with: 'Con', about: 'Sobre', how: 'Cómo' },
  how: ({ other, phone }) => `${other} te llama al teléfono de tu solicitud, desde el ${phone}`,
  location: 'Llamada telefónica',
  summary: ({ other, product }) => `Llamada con ${other}: ${product}`,
  actions: { change: 'Ver, cambiar o cancelar', confirm: 'Confirmar, cambiar o cancelar', again: 'Agendar otra' },
  closing: 'Quien tenga este correo puede cambiar la reunión: no lo reenvíes.',
};

const byLanguage: Readonly<Record<Language, MeetingWords>> = { es: spanish, en: meetingWordsEn, pt: meetingWordsPt };

/** The words for visitors in a language. */
export function meetingWordsIn(language: Language): MeetingWords {
  return byLanguage[language];
}

/** What executives are written of a meeting, `other` being the visitor; they are written to in Spanish. */
export const staffOpenings: Readonly<Record<MeetingMessageKind, (facts: MeetingFacts) => MeetingOpening>> = {
  booked: ({ other, when, product }) => ({
    subject: `Reunión agendada: ${other}, ${when}`,
    heading: `${other} agendó una reunión contigo`,
    text: `Llámale el ${when}, sobre ${product}. Abre el archivo adjunto para guardarla en tu calendario.`,
  }),
  confirmed: ({ other, when }) => ({
    subject: `${other} confirmó la reunión: ${when}`,
    heading: `${other} confirmó que va a estar`,
    text: `La reunión del ${when} sigue en pie.`,
  }),
  moved: ({ other, when }) => ({
    subject: `La reunión con ${other} cambió de hora: ${when}`,
    heading: `La reunión con ${other} cambió de hora`,
    text: `Llámale ahora el ${when}. El archivo adjunto la cambia en tu calendario.`,
  }),
  cancelled: ({ other, when }) => ({
    subject: `Se canceló la reunión con ${other}`,
    heading: `Se canceló la reunión con ${other}`,
    text: `La reunión del ${when} ya no va, y la hora quedó libre.`,
  }),
  'day-before': ({ other, when }) => ({
    subject: `Recordatorio: reunión con ${other}, ${when}`,
    heading: `Falta poco para tu reunión con ${other}`,
    text: `Llámale el ${when}.`,
  }),
  'hour-before': ({ other, when }) => ({
    subject: `Tu reunión con ${other} empieza pronto: ${when}`,
    heading: `Tu reunión con ${other} empieza pronto`,
    text: `Llámale el ${when}.`,
  }),
};
