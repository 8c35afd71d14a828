import type { MessageChannel } from '@cotejo/core/notification-events';
import type { Mailer } from '../mail/mailer.ts';
import type { Channel } from './channel.ts';
import { httpChannel, type TextProvider } from './http-channel.ts';
import { mailChannel } from './mail-channel.ts';

/** Providers of texts and pushes that were set; absent: there is none. */
export interface TextProviders {
  readonly sms?: TextProvider | null;
  readonly whatsapp?: TextProvider | null;
  readonly push?: TextProvider | null;
}

/** What messages can be sent by: mail always. */
export function availableChannels({ sms, whatsapp, push }: TextProviders): readonly MessageChannel[] {
  return [
    'mail',
    ...(sms ? ['sms' as const] : []),
    ...(whatsapp ? ['whatsapp' as const] : []),
    ...(push ? ['push' as const] : []),
  ];
}

/** The channels over their providers. */
export function messageChannels(
  mailer: Mailer,
  { sms, whatsapp, push }: TextProviders,
  clock: () => number,
): Readonly<Partial<Record<MessageChannel, Channel>>> {
  return {
    mail: mailChannel(mailer),
    ...(sms ? { sms: httpChannel(sms, clock) } : {}),
    ...(whatsapp ? { whatsapp: httpChannel(whatsapp, clock) } : {}),
    ...(push ? { push: httpChannel(push, clock) } : {}),
  };
}
