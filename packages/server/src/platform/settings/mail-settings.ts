import { z } from 'zod';
import { urlOf, type SettingDoc } from './setting.ts';

export interface MailConfig {
  /** Null: mail is written to files. */
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
}

export const mailDocs = [
  {
    name: 'SMTP_URL',
    default: null,
    doc: 'smtp:// or smtps:// server that mail goes out by; without it mail is written to DATA_DIR/mail',
    sensitive: true,
  },
  { name: 'MAIL_FROM', default: 'Cotejo <no-responder@cotejo.example>', doc: 'Sender of mail', sensitive: false },
] as const satisfies readonly SettingDoc[];

export const mailSchemas = {
  SMTP_URL: urlOf(['smtp:', 'smtps:'], 'debe ser una dirección smtp://usuario:clave@host:puerto').optional(),
  MAIL_FROM: z.string().regex(/^[^<>\r\n]*<?[^\s<>@]+@[^\s<>@]+>?$/, {
    error: "debe ser una dirección de correo, p. ej. 'Cotejo <hola@ejemplo.cl>'",
  }),
} satisfies Record<(typeof mailDocs)[number]['name'], z.ZodType>;
const schema = z.object(mailSchemas);

export function mailConfig(given: z.output<typeof schema>): MailConfig {
  return { smtpUrl: given.SMTP_URL ?? null, mailFrom: given.MAIL_FROM };
}
