export const contactChannels = ['whatsapp', 'telefono', 'email'] as const;
export type ContactChannel = (typeof contactChannels)[number];

/** Exact messages of B §5; used by the form and by the server alike. */
export const contactMessages = {
  nameRequired: 'Nombre necesario',
  nameShort: 'Nombre muy corto.',
  nameLong: 'Nombre muy largo, tiene que ser como máximo 100 caracteres.',
  nameLetters: 'Ingrese solamente letras',
  phoneRequired: 'Teléfono necesario.',
  phoneShort: 'Teléfono muy corto',
  phoneLong: 'Teléfono muy largo',
  emailRequired: 'Email necesario.',
  emailInvalid: 'Vuelve a introducir un email válido.',
  messageLong: 'El mensaje puede tener hasta 2.000 caracteres',
} as const;

/** Letters of any script, spaces, apostrophe, hyphen and dot (decision 29). */
export const namePattern = /^[\p{L}\p{M}][\p{L}\p{M} '’.-]*$/u;

const octet = String.raw`(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)`;
const host = String.raw`(?:[a-z\d][a-z\d-]*\.)+[a-z]{2,}|\[(?:${octet}\.){3}${octet}\]`;
/** Words joined by single dots, before a host of at least two parts whose last is of letters, or an IPv4 address in brackets. */
export const emailPattern = new RegExp(String.raw`^[\w'+-]+(?:\.[\w'+-]+)*@(?:${host})$`, 'i');

/** Lengths of what is typed, in signs. */
export const contactLimits = {
  nameLeast: 2,
  nameMost: 100,
  phoneMost: 30,
  emailMost: 254,
  messageMost: 2000,
} as const;
