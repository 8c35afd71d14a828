import type { Language } from '@cotejo/core/editions';
import type { VisitorWords } from './visitor-facts.ts';
import { visitorWordsEn } from './visitor-words-en.ts';
import { visitorWordsPt } from './visitor-words-pt.ts';

const parts = { any: '', morning: 'en la mañana', midday: 'a mediodía', afternoon: 'en la tarde' } as const;

const spanish: VisitorWords = {
  subject: (product) => `Recibimos tu solicitud: ${product}`,
  heading: (name) => `Hola, ${name}. Recibimos tu solicitud.`,
  line: (brand, product) => `${brand}: recibimos tu solicitud de ${product}.`,
  reached: {
    email: ({ name, email }) => `${name} te escribirá desde ${email}.`,
    whatsapp: ({ name, phone }) => `${name} te escribirá por WhatsApp desde el ${phone}.`,
    telefono: ({ name, phone }) => `${name} te llamará desde el ${phone}.`,
  },
  assigned: {
    subject: (product) => `Ya tienes ejecutivo: ${product}`,
    heading: (name) => `Hola, ${name}. Ya tienes ejecutivo.`,
    now: (name) => `Desde ahora te atiende ${name}.`,
    closing: 'Te escribimos por la solicitud que nos enviaste. Si ya no la necesitas, la retiras con un botón:',
  },
  waits: 'Un ejecutivo te contactará en cuanto haya uno disponible.',
  when: (time, from) => {
    const part = parts[time] && ` ${parts[time]}`;
    if (from === null) return part && `Será${part}.`;
    return `Será${part}${part && ','} a partir del ${from.day} a las ${from.time}.`;
  },
  meeting: { question: '¿Prefieres elegir cuándo hablan? Agenda una reunión.', label: 'Agendar una reunión' },
  labels: {
    product: 'Producto',
    subject: 'Sobre',
    code: 'Código',
    price: 'Precio cotizado',
    priceOfExample: 'Precio del perfil de ejemplo',
    uf: 'Valor de la UF',
    expires: 'Vigente hasta',
    executive: 'Tu ejecutivo',
  },
  toConfirm: 'a confirmar',
  ofDay: (day) => `del ${day}`,
  closing:
    'Usamos tus datos sólo para responder esta solicitud y para lo que marcaste. Si no quieres que te contactemos, la retiras con un botón:',
  consents: 'Mira o retira lo que aceptaste',
};

const byLanguage: Readonly<Record<Language, VisitorWords>> = { es: spanish, en: visitorWordsEn, pt: visitorWordsPt };

/** The words for visitors in a language. */
export function visitorWordsIn(language: Language): VisitorWords {
  return byLanguage[language];
}
