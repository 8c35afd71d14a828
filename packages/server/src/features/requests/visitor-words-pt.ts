import type { VisitorWords } from './visitor-facts.ts';

const parts = { any: '', morning: 'de manhã', midday: 'por volta do meio-dia', afternoon: 'à tarde' } as const;

export const visitorWordsPt: VisitorWords = {
  subject: (product) => `Recebemos sua solicitação: ${product}`,
  heading: (name) => `Olá, ${name}. Recebemos sua solicitação.`,
  line: (brand, product) => `${brand}: recebemos sua solicitação de ${product}.`,
  reached: {
    email: ({ name, email }) => `${name} vai escrever para você de ${email}.`,
    whatsapp: ({ name, phone }) => `${name} vai escrever para você pelo WhatsApp do ${phone}.`,
    telefono: ({ name, phone }) => `${name} vai ligar para você do ${phone}.`,
  },
  assigned: {
    subject: (product) => `Você já tem um executivo: ${product}`,
    heading: (name) => `Olá, ${name}. Você já tem um executivo.`,
    now: (name) => `A partir de agora ${name} atende você.`,
    closing: 'Escrevemos sobre a solicitação que você nos enviou. Se não precisar mais dela, você a retira com um botão:',
  },
  waits: 'Um executivo entrará em contato assim que houver um disponível.',
  when: (time, from) => {
    const part = parts[time] && ` ${parts[time]}`;
    if (from === null) return part && `Será${part}.`;
    return `Será${part}${part && ','} a partir de ${from.day}, às ${from.time}.`;
  },
  meeting: { question: 'Prefere escolher quando vocês conversam? Agende uma reunião.', label: 'Agendar uma reunião' },
  labels: {
    product: 'Produto',
    subject: 'Sobre',
    code: 'Código',
    price: 'Preço cotado',
    priceOfExample: 'Preço do perfil de exemplo',
    uf: 'Valor da UF',
    expires: 'Válido até',
    executive: 'Seu executivo',
  },
  toConfirm: 'a confirmar',
  ofDay: (day) => `de ${day}`,
  closing:
    'Usamos seus dados só para responder a esta solicitação e para o que você marcou. Se não quiser que entremos em contato, você a retira com um botão:',
  consents: 'Veja ou retire o que você aceitou',
};
