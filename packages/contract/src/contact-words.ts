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
  phoneLong: 'Teléfono muy largo.',
  emailRequired: 'Email necesario.',
  emailInvalid: 'Vuelve a introducir un email válido.',
  messageLong: 'El mensaje puede tener hasta 2.000 caracteres.',
} as const;

/** Letters of any script, spaces, apostrophe, hyphen and dot (decision 29). */
export const namePattern = /^[\p{L}\p{M}][\p{L}\p{M} '’.-]*$/u;

/** Lengths of what is typed, in signs. */
export const contactLimits = {
  nameLeast: 2,
  nameMost: 100,
  phoneMost: 30,
  emailMost: 254,
  messageMost: 2000,
} as const;
