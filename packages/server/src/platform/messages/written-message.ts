import type { Language } from '@cotejo/core/editions';
import type { EventName } from '@cotejo/core/notification-events';
import type { Attachment } from '../mail/mailer.ts';
import type { StoredMessage } from './message-store.ts';

/** What a mail says. The platform lays it out, as HTML and as text; it is plain text throughout. */
export interface MailContent {
  readonly subject: string;
  /** What a list of mails shows beside the subject. */
  readonly preview: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** Label and value. */
  readonly rows: readonly (readonly [label: string, value: string])[];
  /** The one thing to do next. */
  readonly action?: { readonly label: string; readonly url: string };
  /** Small print above the footer. */
  readonly closing: readonly string[];
  /** Where the small print leads; absent: nowhere. */
  readonly closingLinks?: readonly { readonly label: string; readonly url: string }[];
}

export interface WrittenMail {
  readonly channel: 'mail';
  readonly email: string;
  /** Who gets what the person answers; absent: the edition's support. */
  readonly replyTo?: string | undefined;
  /** That the person reads; absent: the edition's. */
  readonly language?: Language;
  readonly content: MailContent;
  readonly attachments?: readonly Attachment[];
}

/** A text for a telephone. */
export interface WrittenText {
  readonly channel: 'sms' | 'whatsapp';
  readonly phone: string;
  /** The address that the person's choices are known by. */
  readonly email: string;
  /** That the person reads; absent: the edition's. */
  readonly language?: Language;
  readonly text: string;
}

/** A line that a push service shows on the devices of an executive. It says nothing of who asked: others see the screen. */
export interface WrittenPush {
  readonly channel: 'push';
  /** Their number, by which the service knows the devices; no telephone and no address. */
  readonly executiveId: number;
  /** That the executive reads; absent: the edition's. */
  readonly language?: Language;
  readonly text: string;
}

/** A message as its feature writes it, with whom it goes to. */
export type WrittenMessage = WrittenMail | WrittenText | WrittenPush;

/** Writes a message when its time has come; null: there is nothing left to say, or nobody to say it to. */
export type MessageWriter = (message: StoredMessage) => Promise<WrittenMessage | null>;

/** Who writes which messages. */
export type MessageWriters = Readonly<Partial<Record<EventName, MessageWriter>>>;
