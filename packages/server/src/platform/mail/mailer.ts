import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';

/** A message ready to go. `id` is its Message-ID without brackets: the same message always has the same one. */
export interface Message {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Why a message did not go out. A permanent refusal (SMTP 5xx) is not worth another try. */
export class MailError extends Error {
  readonly permanent: boolean;

  constructor(permanent: boolean, cause: unknown) {
    super(permanent ? 'the mail server refused the message' : 'the message could not be sent now', { cause });
    this.permanent = permanent;
  }
}

export interface Mailer {
  /** Where messages go, in words for the log. */
  readonly destination: string;
  /** Sends one message or throws MailError. */
  send: (message: Message) => Promise<void>;
  close: () => void;
}

interface MailerSettings {
  /** smtp://user:password@host:port; null: messages are written as .eml files. */
  readonly smtpUrl: string | null;
  readonly from: string;
  readonly dataDirectory: string;
}

const connectTimeout = 1_000;
const answerTimeout = 10_000;

function toOptions(message: Message, from: string): SendMailOptions {
  return { from, to: message.to, subject: message.subject, text: message.text, html: message.html, messageId: `<${message.id}>` };
}

function isPermanent(error: unknown): boolean {
  return error instanceof Error && 'responseCode' in error && typeof error.responseCode === 'number' && error.responseCode >= 500;
}

function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: connectTimeout,
    greetingTimeout: answerTimeout,
    socketTimeout: answerTimeout,
  });
  return {
    destination: 'the SMTP server of SMTP_URL',
    send: async (message) => {
      try {
        await transport.sendMail(toOptions(message, from));
      } catch (error) {
        throw new MailError(isPermanent(error), error);
      }
    },
    close: () => transport.close(),
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
export function createMailer({ smtpUrl, from, dataDirectory }: MailerSettings): Mailer {
  return smtpUrl ? smtpMailer(smtpUrl, from) : fileMailer(join(dataDirectory, 'mail'), from);
}
