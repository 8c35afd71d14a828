import type { ConsentPurpose } from '../consent/consent.ts';

/** Ways by which a message reaches somebody. */
export const messageChannels = ['mail', 'sms', 'whatsapp', 'push'] as const;
export type MessageChannel = (typeof messageChannels)[number];

/** Who is told: who asked, who answers them, or the office. */
export type Addressee = 'visitor' | 'executive' | 'staff';

/**
 * What a message is for. 'request': somebody asked for it, or it is about what they asked for; 'service': it goes with a service
 * that they have; 'marketing': it offers something, and needs a consent of its own.
 */
export type MessagePurpose = 'request' | 'service' | 'marketing';

export interface NotificationEvent {
  readonly id: number;
  readonly name: string;
  readonly title: string;
  readonly channel: MessageChannel;
  readonly to: Addressee;
  readonly purpose: MessagePurpose;
  /** 'at-once': whoever is told waits for it; 'contact-hours': nobody does (contact-hours.ts). */
  readonly timing: 'at-once' | 'contact-hours';
  /** Whether the addressee can stop it and still have what they asked for. */
  readonly mayBeStopped: boolean;
  /** The higher goes first where many wait: an offer keeps nobody from the answer to what they asked. */
  readonly priority: -1 | 0 | 1;
}

const asked = { to: 'visitor', purpose: 'request', timing: 'at-once', mayBeStopped: false, priority: 0 } as const;
const reminded = { ...asked, timing: 'contact-hours' } as const;
const cared = { to: 'visitor', purpose: 'service', timing: 'contact-hours', mayBeStopped: true, priority: 0 } as const;
const offered = { ...cared, purpose: 'marketing', priority: -1 } as const;
// An executive who hears of a person at once calls them at once.
const working = { to: 'executive', purpose: 'service', timing: 'at-once', mayBeStopped: false, priority: 1 } as const;
const office = { to: 'staff', purpose: 'service', timing: 'at-once', mayBeStopped: false, priority: 0 } as const;

/** The 23 kinds of messages (C9-76); their names and what each is for are ours (C9-77, docs/decisions/0310). A number is never used again. */
export const notificationEvents = [
  { id: 1, name: 'visitor-confirmation', title: 'Recibimos tu solicitud', channel: 'mail', ...asked },
  { id: 2, name: 'visitor-confirmation-sms', title: 'Recibimos tu solicitud, por SMS', channel: 'sms', ...asked },
  { id: 3, name: 'visitor-confirmation-whatsapp', title: 'Recibimos tu solicitud, por WhatsApp', channel: 'whatsapp', ...asked },
  { id: 4, name: 'executive-assigned', title: 'Ya tienes ejecutivo', channel: 'mail', ...reminded },
  { id: 5, name: 'meeting-confirmation', title: 'Reunión agendada', channel: 'mail', ...asked },
  { id: 6, name: 'meeting-change', title: 'Reunión cambiada o cancelada', channel: 'mail', ...asked },
  { id: 7, name: 'meeting-reminder', title: 'Recordatorio de reunión', channel: 'mail', ...reminded },
  { id: 8, name: 'meeting-reminder-sms', title: 'Recordatorio de reunión, por SMS', channel: 'sms', ...reminded },
  { id: 9, name: 'meeting-reminder-whatsapp', title: 'Recordatorio de reunión, por WhatsApp', channel: 'whatsapp', ...reminded },
  { id: 10, name: 'quote-expiry', title: 'Tu cotización vence pronto', channel: 'mail', ...cared },
  { id: 11, name: 'survey-invitation', title: 'Cuéntanos cómo te fue', channel: 'mail', ...cared },
  { id: 12, name: 'best-plan', title: 'Hay un plan mejor para ti', channel: 'mail', ...offered },
  { id: 13, name: 'price-alert', title: 'Cambió un precio que sigues', channel: 'mail', ...offered },
  { id: 14, name: 'first-payment', title: 'Tu primer pago', channel: 'mail', ...asked },
  { id: 15, name: 'executive-notice', title: 'Nueva solicitud', channel: 'mail', ...working },
  { id: 16, name: 'executive-notice-push', title: 'Nueva solicitud, en el teléfono', channel: 'push', ...working },
  { id: 17, name: 'executive-notice-whatsapp', title: 'Nueva solicitud, por WhatsApp', channel: 'whatsapp', ...working },
  { id: 18, name: 'meeting-notice', title: 'Reunión agendada, cambiada o por venir', channel: 'mail', ...working },
  { id: 19, name: 'low-balance', title: 'Saldo Bajo', channel: 'mail', ...working },
  { id: 20, name: 'low-balance-push', title: 'Saldo Bajo, en el teléfono', channel: 'push', ...working },
  {
    id: 21,
    name: 'weekly-report',
    title: 'Resumen de tu semana',
    channel: 'mail',
    ...working,
    timing: 'contact-hours',
    mayBeStopped: true,
    priority: 0,
  },
  { id: 22, name: 'request-waiting', title: 'Una solicitud espera ejecutivo', channel: 'mail', ...office },
  { id: 23, name: 'messages-undelivered', title: 'Mensajes sin entregar', channel: 'mail', ...office },
] as const satisfies readonly NotificationEvent[];

/** How long somebody has had an answer before they are asked how it was. Milliseconds. */
export const surveyDelay = 7 * 86_400_000;

export type EventName = (typeof notificationEvents)[number]['name'];

const byName = new Map<string, (typeof notificationEvents)[number]>(notificationEvents.map((event) => [event.name, event]));

/** True for the name of an event. */
export function isEventName(text: string): text is EventName {
  return byName.has(text);
}

/** The event of a name. */
export function eventOf(name: EventName): NotificationEvent {
  const event = byName.get(name);
  if (event === undefined) throw new Error(`'${name}' is no event`);
  return event;
}

const consentsNeeded: Readonly<Partial<Record<EventName, ConsentPurpose>>> = {
  'best-plan': 'offers',
  'price-alert': 'price-alerts',
};

/** What a person must have allowed with the request that a message is about; null: nothing, it goes until they stop it (docs/decisions/0339). */
export function consentNeededFor(name: EventName): ConsentPurpose | null {
  return consentsNeeded[name] ?? null;
}

/** How a visitor wants to be reached (C9-61). */
const chosenChannels = ['whatsapp', 'telefono', 'email'] as const;
export type ChosenChannel = (typeof chosenChannels)[number];

/** True for a way by which visitors can want to be reached. */
export function isChosenChannel(text: string): text is ChosenChannel {
  return chosenChannels.some((name) => name === text);
}

/** The channel of ours that goes with a visitor's choice: who wants calls can be written to on that telephone. */
const channelOf = { whatsapp: 'whatsapp', telefono: 'sms', email: 'mail' } as const satisfies Record<
  ChosenChannel,
  MessageChannel
>;

const confirmations = {
  mail: [],
  sms: ['visitor-confirmation-sms'],
  whatsapp: ['visitor-confirmation-whatsapp'],
} as const satisfies Record<string, readonly EventName[]>;

const reminders = {
  mail: 'meeting-reminder',
  sms: 'meeting-reminder-sms',
  whatsapp: 'meeting-reminder-whatsapp',
} as const satisfies Record<string, EventName>;

/**
 * What tells a visitor that their request came in: the mail that the page promises (B8-05), and, where there is a provider, a
 * line on the channel that they chose, so that they know who will write or call.
 */
export function confirmationsFor(chosen: ChosenChannel, available: readonly MessageChannel[]): readonly EventName[] {
  const channel = channelOf[chosen];
  return ['visitor-confirmation', ...(available.includes(channel) ? confirmations[channel] : [])];
}

/** What tells an executive of a request: the mail that has all of it, and a line by each way to their telephone that has a provider. */
export function noticesFor(available: readonly MessageChannel[]): readonly EventName[] {
  return [
    'executive-notice',
    ...(available.includes('whatsapp') ? ['executive-notice-whatsapp' as const] : []),
    ...(available.includes('push') ? ['executive-notice-push' as const] : []),
  ];
}

/** What tells an executive that their balance pays for no more requests: the mail with the figures, and a push where there is a provider. */
export function lowBalanceNoticesFor(available: readonly MessageChannel[]): readonly EventName[] {
  return ['low-balance', ...(available.includes('push') ? ['low-balance-push' as const] : [])];
}

/** What reminds a visitor of a meeting: one message, on the channel that they chose, or by mail where that has no provider. */
export function reminderFor(chosen: ChosenChannel, available: readonly MessageChannel[]): EventName {
  const channel = channelOf[chosen];
  return reminders[available.includes(channel) ? channel : 'mail'];
}
