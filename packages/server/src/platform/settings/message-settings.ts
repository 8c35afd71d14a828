import { contactHours } from '@cotejo/core/contact-hours';
import { editionById, editionIds } from '@cotejo/core/editions';
import { z } from 'zod';
import type { HoursOfEditions } from '../messages/enqueue-message.ts';
import type { TextProvider } from '../messages/http-channel.ts';
import { readHours } from './hours-text.ts';
import { webAddress, type SettingDoc } from './setting.ts';

/** Who takes texts and pushes, and when people may be written to. */
export interface MessageConfig {
  /** Null: there is none. */
  readonly sms: TextProvider | null;
  readonly whatsapp: TextProvider | null;
  readonly push: TextProvider | null;
  readonly contactHours: HoursOfEditions;
}

export const messageDocs = [
  {
    name: 'SMS_URL',
    default: null,
    doc: 'http(s):// address of a provider that SMS go out by (docs/contracts/message-providers.md); without it none go out',
    sensitive: true,
  },
  { name: 'SMS_TOKEN', default: null, doc: 'Its bearer token, if it asks for one', sensitive: true },
  { name: 'WHATSAPP_URL', default: null, doc: 'The same for WhatsApp', sensitive: true },
  { name: 'WHATSAPP_TOKEN', default: null, doc: 'Its bearer token, if it asks for one', sensitive: true },
  {
    name: 'PUSH_URL',
    default: null,
    doc: 'The same for notices on the devices of executives, whom it knows by their numbers',
    sensitive: true,
  },
  { name: 'PUSH_TOKEN', default: null, doc: 'Its bearer token, if it asks for one', sensitive: true },
  {
    name: 'CONTACT_HOURS',
    default: null,
    doc: 'When people may be written to who did not just ask for it: chile=1-5 08:00-20:00;6 09:00-14:00,peru=… (1 is Monday); Colombia has those of its law',
    sensitive: false,
  },
] as const satisfies readonly SettingDoc[];

const hoursSchema = z.string().transform((text, context): HoursOfEditions => {
  let hours: HoursOfEditions = contactHours;
  for (const entry of text.split(',')) {
    const [name = '', ranges = ''] = entry.split('=').map((part) => part.trim());
    const edition = editionById(name);
    if (!edition.ok) {
      context.addIssue(`'${name}' no es una edición; existen ${editionIds.join(', ')}`);
      continue;
    }
    const { id } = edition.value;
    const read = readHours(ranges);
    if (contactHours[id].isLaw) context.addIssue(`las horas de ${id} son las de su ley`);
    else if (read === null) context.addIssue(`${id}: debe ser como '1-5 08:00-20:00;6 09:00-14:00'`);
    else hours = { ...hours, [id]: { ...hours[id], hours: read } };
  }
  return hours;
});

export const messageSchemas = {
  SMS_URL: webAddress.optional(),
  SMS_TOKEN: z.string().optional(),
  WHATSAPP_URL: webAddress.optional(),
  WHATSAPP_TOKEN: z.string().optional(),
  PUSH_URL: webAddress.optional(),
  PUSH_TOKEN: z.string().optional(),
  CONTACT_HOURS: hoursSchema.optional(),
} satisfies Record<(typeof messageDocs)[number]['name'], z.ZodType>;
const schema = z.object(messageSchemas);

export function messageConfig(given: z.output<typeof schema>): MessageConfig {
  const provider = (url: string | undefined, token: string | undefined): TextProvider | null =>
    url === undefined ? null : { url, token: token ?? null };
  return {
    sms: provider(given.SMS_URL, given.SMS_TOKEN),
    whatsapp: provider(given.WHATSAPP_URL, given.WHATSAPP_TOKEN),
    push: provider(given.PUSH_URL, given.PUSH_TOKEN),
    contactHours: given.CONTACT_HOURS ?? contactHours,
  };
}
