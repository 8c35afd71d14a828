import { MailError, type Mailer } from '../mail/mailer.ts';
import type { Channel } from './channel.ts';
import { mailText } from './mail-text.ts';

/** Mail, laid out here and sent by the mailer. */
export function mailChannel(mailer: Pick<Mailer, 'send'>): Channel {
  return {
    send: async ({ id, event, edition, written, stopUrl }) => {
      if (written.channel !== 'mail') return { kind: 'refused', fault: 'not a mail' };
      const { content, email, replyTo, language, attachments = [] } = written;
      const frame = { edition, language, stopUrl };
      // What lays mails out is loaded with the first of them, not with the process.
      const { mailHtml } = await import('./mail-html.ts');
      const host = edition.brand.supportEmail.split('@')[1] ?? 'localhost';
      try {
        await mailer.send({
          id: `${id}.${event}@${host}`,
          to: email,
          replyTo: replyTo ?? edition.brand.supportEmail,
          subject: content.subject,
          text: mailText(content, frame),
          html: mailHtml(content, frame),
          attachments,
          ...(stopUrl === null ? {} : { stopUrl }),
        });
        return { kind: 'accepted' };
      } catch (error) {
        if (!(error instanceof MailError)) throw error;
        const fault = error.code === null ? 'smtp without an answer' : `smtp ${error.code}`;
        return error.permanent ? { kind: 'refused', fault } : { kind: 'failed', fault, askedFor: null };
      }
    },
  };
}
