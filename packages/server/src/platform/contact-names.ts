import type { ContactTime } from '@cotejo/core/contact-times';

/** Ways to be contacted, as they are told to whoever works with requests; after 'por'. */
export const channelNames: Readonly<Record<string, string>> = { whatsapp: 'WhatsApp', telefono: 'teléfono', email: 'correo' };

/** Parts of the day, in the same sentence. */
export const contactTimeNames: Readonly<Record<ContactTime, string>> = {
  any: 'cuando sea',
  morning: 'en la mañana',
  midday: 'a mediodía',
  afternoon: 'en la tarde',
};
