import { nextAllowedMoment } from '@cotejo/core/contact-hours';
import { contactTimeOf, wantedHoursOf } from '@cotejo/core/contact-times';
import { defaultLanguage, editionById, type Edition, type EditionId, type Language } from '@cotejo/core/editions';
import { consentNeededFor, eventOf, isEventName, type EventName, type MessageChannel } from '@cotejo/core/notification-events';
import { nextTry } from '@cotejo/core/send-again';
import { isAllowed } from '../consents/consent-store.ts';
import type { Database } from '../database/connect.ts';
import type { RightOfWay } from '../right-of-way.ts';
import type { DataKeys } from '../personal-data/data-keys.ts';
import type { Channel, Delivery, OutgoingMessage } from './channel.ts';
import { hasStopped } from './contact-choice-store.ts';
import {
  atOnceMoment,
  createOutbox,
  messageJobs,
  type AddedJobs,
  type HoursOfEditions,
  type MessageJob,
} from './enqueue-message.ts';
import * as store from './message-store.ts';
import { undeliveredNotice } from './undelivered-notice.ts';
import type { MessageWriters, WrittenMessage } from './written-message.ts';

export interface DeliveryServices {
  readonly database: Database;
  readonly dataKeys: DataKeys;
  readonly jobs: AddedJobs;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly hours: HoursOfEditions;
  readonly channels: Readonly<Partial<Record<MessageChannel, Channel>>>;
  readonly writers: MessageWriters;
  /** Where the person of a message stops such messages, in the language of the message. */
  readonly stopUrlOf: (message: {
    readonly id: string;
    readonly edition: EditionId;
    readonly language: Language;
  }) => Promise<string>;
  readonly warn: (fields: Readonly<Record<string, unknown>>, message: string) => void;
  /** Who goes before messages; absent: nobody does. */
  readonly rightOfWay?: RightOfWay;
}

/** What became of a message, now. 'later': it is tried again at that moment; 'elsewhere': it ended before, or another process is at it. */
export type Outcome =
  { readonly kind: store.MessageEnd } | { readonly kind: 'later'; readonly at: number } | { readonly kind: 'elsewhere' };

/** As long as a job may take (jobs.ts): a process that died is not at it any more. */
const claimMilliseconds = 60_000;

interface Claimed {
  readonly message: store.StoredMessage;
  readonly event: EventName;
  readonly edition: Edition;
  readonly job: MessageJob;
}

/** Does what may take longer than the claim on a message, and keeps the claim meanwhile: nobody else begins to send it. */
async function keepingClaim<Done>(id: string, services: DeliveryServices, act: () => Promise<Done>): Promise<Done> {
  const { database, clock, warn } = services;
  const keep = (): void => {
    store
      .keepClaim(database, { id, until: new Date(clock() + claimMilliseconds) })
      .catch((error: unknown) => warn({ err: error, messageId: id }, 'a message that is being sent could not be kept'));
  };
  const keeping = setInterval(keep, claimMilliseconds / 3);
  try {
    return await act();
  } finally {
    clearInterval(keeping);
  }
}

/** A later moment, and what is noted of the tries so far. */
interface Wait extends Partial<Pick<store.StoredMessage, 'failures' | 'firstTriedAt' | 'fault'>> {
  readonly at: number;
}

async function wait({ message, job }: Claimed, { at, ...change }: Wait, services: DeliveryServices): Promise<Outcome> {
  await services.database.transaction(async (transaction) => {
    await store.postponeMessage(transaction, message.id, { ...change, dueAt: new Date(at) });
    await services.jobs.enqueueAllIn(transaction, messageJobs, [{ data: job, afterMilliseconds: at - services.clock() }]);
  });
  return { kind: 'later', at };
}

async function end(
  { message, event, edition, job }: Claimed,
  { state, fault = null }: { readonly state: store.MessageEnd; readonly fault?: string | null },
  services: DeliveryServices,
): Promise<Outcome> {
  const now = services.clock();
  const ended = { state, at: new Date(now), fault };
  if (fault === null) {
    await store.endMessage(services.database, message.id, ended);
    return { kind: state };
  }
  await services.database.transaction(async (transaction) => {
    await store.endMessage(transaction, message.id, ended);
    // What does not reach the office is in the log: another message would not reach it either.
    if (eventOf(event).to === 'staff') return;
    await createOutbox({ jobs: services.jobs, channels: [] }).enqueue(transaction, [undeliveredNotice(edition.id, now)], now);
  });
  const { requestId } = job;
  services.warn({ messageId: message.id, event, requestId, fault, state }, 'message not delivered');
  return { kind: state };
}

/** A moment so many milliseconds later, and never earlier; null: there is none. */
function laterBy(moment: Date | null, milliseconds: number): Date | null {
  return moment && new Date(moment.getTime() + Math.max(0, milliseconds));
}

async function tryAgain(
  { fault, askedFor }: Extract<Delivery, { kind: 'failed' }>,
  claimed: Claimed,
  services: DeliveryServices,
): Promise<Outcome> {
  const { message, event, job } = claimed;
  const now = services.clock();
  const failures = message.failures + 1;
  // Only the time in which it could be tried counts, not the one in which no process was there.
  const firstTriedAt = laterBy(message.firstTriedAt, now - message.dueAt.getTime()) ?? new Date(now);
  const at = nextTry({ failed: failures, firstAt: firstTriedAt.getTime(), now, askedFor });
  if (at === null) return end(claimed, { state: 'undelivered', fault }, services);
  const fields = { messageId: message.id, event, requestId: job.requestId, fault, failures };
  services.warn(fields, 'message not delivered; it will be tried again');
  return wait(claimed, { at, failures, firstTriedAt, fault }, services);
}

/** The message in words; 'failed' where nobody can write it now, as a process of an older version may not. */
async function write({ message, event, job }: Claimed, services: DeliveryServices): Promise<WrittenMessage | null | 'failed'> {
  const writer = services.writers[event];
  if (writer === undefined) return 'failed';
  try {
    return await writer(message);
  } catch (error) {
    services.warn({ err: error, messageId: message.id, event, requestId: job.requestId }, 'message not written');
    return 'failed';
  }
}

/** Whether the person does not want such a message: one that needs a consent goes while it holds, others until they stop them. */
async function isUnwanted({ message, event }: Claimed, written: WrittenMessage, services: DeliveryServices): Promise<boolean> {
  const { database, dataKeys } = services;
  const purpose = consentNeededFor(event);
  if (purpose !== null) return message.leadId === null || !(await isAllowed(database, { leadId: message.leadId, purpose }));
  // Choices are known by an address, and a push has none: it goes to executives, about their work.
  if (written.channel === 'push') return false;
  return eventOf(event).mayBeStopped && (await hasStopped(database, written.email, dataKeys));
}

/**
 * When a message may go: at once, in the contact hours of its edition, or, to the person of a request, in the part of the day that
 * they want. What would be of no use by then goes before. Milliseconds since 1970.
 */
async function allowedMoment({ message, event, edition }: Claimed, now: number, services: DeliveryServices): Promise<number> {
  const { timing, to } = eventOf(event);
  const hours = services.hours[edition.id];
  if (timing === 'at-once') return atOnceMoment(hours, now, message.inHoursBefore?.getTime() ?? null);
  const allowed = nextAllowedMoment(hours, now);
  if (to !== 'visitor' || message.leadId === null) return allowed;
  const time = contactTimeOf(await store.findContactTime(services.database, message.leadId)) ?? 'any';
  const wanted = nextAllowedMoment(hours, now, wantedHoursOf(time));
  return message.expiresAt !== null && wanted >= message.expiresAt.getTime() ? allowed : wanted;
}

/** Sends a message whose time has come. */
async function deliver(claimed: Claimed, services: DeliveryServices): Promise<Outcome> {
  const { message, event, edition } = claimed;
  const { mayBeStopped, channel: channelName } = eventOf(event);
  const now = services.clock();
  if (message.expiresAt !== null && message.expiresAt.getTime() <= now) return end(claimed, { state: 'expired' }, services);
  const allowed = await allowedMoment(claimed, now, services);
  // Hours in which it may not go do not count as tried.
  if (allowed > now) return wait(claimed, { at: allowed, firstTriedAt: laterBy(message.firstTriedAt, allowed - now) }, services);
  const written = await write(claimed, services);
  if (written === null) return end(claimed, { state: 'needless' }, services);
  if (written === 'failed') return tryAgain({ kind: 'failed', fault: 'not written', askedFor: null }, claimed, services);
  if (await isUnwanted(claimed, written, services)) return end(claimed, { state: 'stopped' }, services);
  const channel = services.channels[channelName];
  if (channel === undefined)
    return tryAgain({ kind: 'failed', fault: `no provider of ${channelName}`, askedFor: null }, claimed, services);
  const { language = defaultLanguage } = written;
  const stopUrl = mayBeStopped ? await services.stopUrlOf({ id: message.id, edition: edition.id, language }) : null;
  const outgoing: OutgoingMessage = { id: message.id, event, edition, written, stopUrl };
  const delivery = await keepingClaim(message.id, services, () => channel.send(outgoing));
  switch (delivery.kind) {
    case 'accepted':
      return end(claimed, { state: 'sent' }, services);
    case 'refused':
      return end(claimed, { state: 'refused', fault: delivery.fault }, services);
    case 'failed':
      return tryAgain(delivery, claimed, services);
  }
}

/**
 * Delivers the message that a job names, once: one that ended is left alone, and one repeated after a crash between sending and
 * noting has the same number for its provider. Outside the contact hours, and those that its person wants, it waits; what fails is tried again, later each time, for
 * six hours, and then kept as 'undelivered'; what is refused for good is kept as 'refused'. It goes when those that are waited for let it
 * go on. Rejects when the database does.
 */
export async function deliverMessage(job: MessageJob, services: DeliveryServices): Promise<Outcome> {
  const now = services.clock();
  const claim = { id: job.messageId, now: new Date(now), until: new Date(now + claimMilliseconds) };
  const message = await store.claimMessage(services.database, claim);
  if (message === null) return { kind: 'elsewhere' };
  // What ended, or is another's, takes no turn.
  await services.rightOfWay?.toGoOn();
  const edition = editionById(message.edition);
  if (!edition.ok || !isEventName(message.event)) throw new Error(`message ${message.id} is of no event or edition of ours`);
  return deliver({ message, event: message.event, edition: edition.value, job }, services);
}
