import type { Language } from '@cotejo/core/editions';
import type { MeetingFacts, MeetingOpening, MeetingWords, StaffMessageKind } from './meeting-facts.ts';
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
    'day-before-confirmed': ({ name, other, when }) => ({
      subject: `Recordatorio: tu reunión con ${other}, ${when}`,
      heading: `${name}, falta poco para tu reunión`,
      text: `${other} te llama el ${when}, como confirmaste. Si no vas a poder, cámbiala de hora o cancélala con el enlace.`,
    }),
    'hour-before': ({ name, other, when }) => ({
      subject: `Tu reunión con ${other} empieza pronto: ${when}`,
      heading: `${name}, tu reunión empieza pronto`,
      text: `${other} te llama el ${when}. Ten el teléfono a mano.`,
    }),
    'handed-over': ({ name, other, when }) => ({
      subject: `Tu reunión es ahora con ${other}: ${when}`,
      heading: `${name}, tu reunión es ahora con ${other}`,
      text: `Cambió quién lleva tu solicitud y la hora se mantiene: ${other} te llama el ${when}. El archivo adjunto lo cambia en tu calendario.`,
    }),
    unkept: ({ name, other, when }) => ({
      subject: `Se canceló tu reunión: agenda otra con ${other}`,
      heading: `${name}, hay que agendar de nuevo tu reunión`,
      text: `Cambió quién lleva tu solicitud y ${other} no puede llamarte el ${when}, así que esa reunión ya no va. Elige con ${other} otra hora.`,
    }),
    unassigned: ({ name, when }) => ({
      subject: `Se canceló tu reunión del ${when}`,
      heading: `${name}, tu reunión se canceló`,
      text: `Quien te iba a llamar el ${when} ya no lleva tu solicitud, y todavía no la tiene otra persona. Te escribimos apenas la tenga, para que agendes otra hora.`,
    }),
    closed: ({ name, when }) => ({
      subject: `Se canceló tu reunión del ${when}`,
      heading: `${name}, tu reunión se canceló`,
      text: `Tu solicitud se cerró, así que la reunión del ${when} ya no va. Si quieres que te llamemos, envíanos otra.`,
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
export const staffOpenings: Readonly<Record<StaffMessageKind, (facts: MeetingFacts) => MeetingOpening>> = {
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
  'handed-over': ({ other, when, product }) => ({
    subject: `Reunión que ahora llevas tú: ${other}, ${when}`,
    heading: `La reunión con ${other} es ahora tuya`,
    text: `La solicitud pasó a ti con su reunión: llámale el ${when}, sobre ${product}. Abre el archivo adjunto para guardarla en tu calendario.`,
  }),
  unkept: ({ other, when }) => ({
    subject: `${other} va a agendar una reunión contigo`,
    heading: `${other} tenía una reunión a una hora que no tienes libre`,
    text: `La solicitud pasó a ti. La reunión del ${when}, con quien la llevaba antes, se canceló, y le pedimos que agende otra contigo.`,
  }),
  taken: ({ when }) => ({
    subject: `Ya no llevas la reunión del ${when}`,
    heading: `Ya no llevas la reunión del ${when}`,
    text: 'La solicitud ya no es tuya: no llames a esta persona. La hora quedó libre, y el archivo adjunto la saca de tu calendario.',
  }),
};
