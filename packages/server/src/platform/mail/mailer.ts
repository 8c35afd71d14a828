import { mkdir, rename, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type SMTPTransport from 'nodemailer/lib/smtp-transport';
import { createPatience, tellingStart, type Patience } from './patience.ts';

/** Ports of a mail server whose address names none (RFC 8314). */
const smtpsPort = 465;
const submissionPort = 587;

/**
 * How long a mail server is waited for, in milliseconds: to connect; until it wants the content, of which it has nothing before; and from
 * then on, as RFC 5321 (4.5.3.2.6) asks: who gives up earlier than the server does sends twice what it took.
 */
export const smtpLimits = { connect: 5_000, untilContent: 30_000, content: 600_000 } as const;
export type SmtpLimits = Readonly<Record<keyof typeof smtpLimits, number>>;

/** A file that goes with a message. */
export interface Attachment {
  readonly name: string;
  /** Such as 'text/calendar; charset=utf-8; method=REQUEST'. */
  readonly type: string;
  readonly content: string;
}

/** A message ready to go. `id` is its Message-ID without brackets: the same message always has the same one. */
export interface Message {
  readonly id: string;
  readonly to: string;
  /** Who gets what the person answers. */
  readonly replyTo: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments?: readonly Attachment[];
  /** Where the person stops such messages by one request (RFC 8058); absent: they cannot be stopped. */
  readonly stopUrl?: string;
}

/**
 * Why a message did not go out. A permanent refusal of the message itself (SMTP 5xx) is not worth another try; one of whoever sends,
 * such as a password that expired, is: every message would be given up for a fault that somebody mends.
 */
export class MailError extends Error {
  readonly permanent: boolean;
  /** What the server answered, such as 421; null: it did not answer. */
  readonly code: number | null;

  constructor(cause: unknown) {
    const code = responseCodeOf(cause);
    const permanent = code !== null && code >= 500 && !isOfService(cause);
    super(permanent ? 'the mail server refused the message' : 'the message could not be sent now', { cause });
    this.permanent = permanent;
    this.code = code;
  }
}

export interface Mailer {
  /** Where messages go, in words for the log. */
  readonly destination: string;
  /** Sends one message or throws MailError; a server that takes its time over the content is waited for. */
  send: (message: Message) => Promise<void>;
  close: () => void;
}

interface MailerSettings {
  /** smtp://user:password@host:port; null: messages are written as .eml files. */
  readonly smtpUrl: string | null;
  readonly from: string;
  readonly dataDirectory: string;
  /** Absent: as RFC 5321 asks. */
  readonly limits?: SmtpLimits;
}

function toOptions(message: Message, from: string): SendMailOptions {
  const { id, to, replyTo, subject, text, html, attachments = [], stopUrl } = message;
  return {
    from,
    to,
    replyTo,
    subject,
    text,
    html,
    messageId: `<${id}>`,
    attachments: attachments.map(({ name, type, content }) => ({ filename: name, contentType: type, content })),
    // Nobody's absence is told of by a machine that answers a machine (RFC 3834).
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(stopUrl === undefined
        ? {}
        : { 'List-Unsubscribe': `<${stopUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
    },
  };
}

/** What nodemailer calls a refusal before any message was named: of the connection, or of who sends. */
const refusalsOfService: readonly unknown[] = ['EAUTH', 'ENOAUTH', 'EOAUTH2', 'EPROTOCOL', 'ECONNECTION', 'ETLS'];

/** What a server answers to whoever sends where the message itself is too large (RFC 1870). */
const tooLarge = 552;

function isOfService(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false;
  const isOfSender = 'command' in error && error.command === 'MAIL FROM' && responseCodeOf(error) !== tooLarge;
  return isOfSender || refusalsOfService.includes(error.code);
}

function responseCodeOf(error: unknown): number | null {
  return error instanceof Error && 'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : null;
}

/** A connection to the server of the options: no longer to connect, and none once the patience is over. */
function limitedSocket(
  { host, port, secure }: SMTPTransport.Options,
  { patience, connectMilliseconds }: { readonly patience: Patience; readonly connectMilliseconds: number },
): Promise<Socket> {
  const { promise, resolve, reject } = Promise.withResolvers<Socket>();
  const socket = connect({ host: host ?? 'localhost', port: Number(port ?? (secure === true ? smtpsPort : submissionPort)) });
  socket.setTimeout(connectMilliseconds, () => socket.destroy(new Error('the mail server does not connect')));
  socket.once('error', reject);
  socket.once('connect', () => {
    socket.setTimeout(0);
    resolve(socket);
  });
  patience.signal.addEventListener('abort', () => socket.destroy(tooLate()));
  return promise;
}

const tooLate = (): Error => new Error('the mail server took too long');

function smtpMailer(url: string, from: string, limits: SmtpLimits): Mailer {
  return {
    destination: 'the SMTP server of SMTP_URL',
    send: async (message) => {
      const patience = createPatience(limits.untilContent);
      const transport = createTransport({
        url,
        // Ours hold; the library's own would give up a server that thinks over the content.
        socketTimeout: limits.content + limits.untilContent,
        greetingTimeout: limits.untilContent,
        getSocket: (options, answer) => {
          limitedSocket(options, { patience, connectMilliseconds: limits.connect }).then(
            (connection) => answer(null, { connection }),
            answer,
          );
        },
      });
      transport.use('stream', (mail, done) => {
        // The content is read once the server wants it, not before.
        mail.message.processFunc((content) => tellingStart(content, () => patience.renew(limits.content)));
        done();
      });
      try {
        await Promise.race([transport.sendMail(toOptions(message, from)), patience.over(tooLate)]);
      } catch (error) {
        throw new MailError(error);
      } finally {
        patience.end();
      }
    },
    close: () => undefined,
  };
}

/** Writes each message once, under its id: written aside and renamed, so that a file is whole or absent. */
function fileMailer(directory: string, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    destination: `files (.eml) in ${directory}, because SMTP_URL is not set`,
    send: async (message) => {
      await mkdir(directory, { recursive: true, mode: 0o700 });
      const built = await transport.sendMail(toOptions(message, from));
      const path = join(directory, `${message.id.replace(/[^\w.-]/g, '_')}.eml`);
      await writeFile(`${path}.part`, built.message, { mode: 0o600 });
      await rename(`${path}.part`, path);
    },
    close: () => undefined,
  };
}

/** The mailer of the settings: SMTP when SMTP_URL is set, else .eml files under DATA_DIR/mail (issue: never lost, said in the log). */
export function createMailer({ smtpUrl, from, dataDirectory, limits = smtpLimits }: MailerSettings): Mailer {
  return smtpUrl ? smtpMailer(smtpUrl, from, limits) : fileMailer(join(dataDirectory, 'mail'), from);
}
