import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, test, vi } from 'vitest';
import { createMailer, MailError, smtpLimits, type Message } from './mailer.ts';

const message: Message = {
  id: 'abc@cotejo.example',
  to: 'maria@correo.cl',
  replyTo: 'csoto@cotejo.example',
  subject: 'Tu solicitud',
  text: 'Hola, María',
  html: '<p>Hola, María</p>',
};
const closers: (() => void)[] = [];
afterEach(() => closers.splice(0).forEach((close) => close()));

async function smtpServer(onRecipient: (address: string) => Error | null): Promise<{ url: string; received: string[] }> {
  const received: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: (address, _session, done) => done(onRecipient(address.address)),
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push(Buffer.concat(chunks).toString());
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => server.close());
  const address = server.server.address();
  if (typeof address !== 'object' || !address) throw new Error('no address');
  return { url: `smtp://127.0.0.1:${address.port}`, received };
}

test('a message reaches the SMTP server with both parts and its own id', async () => {
  const { url, received } = await smtpServer(() => null);
  const mailer = createMailer({ smtpUrl: url, from: 'Cotejo <no-responder@cotejo.example>', dataDirectory: '/nonexistent' });
  closers.push(mailer.close);
  await mailer.send(message);
  const mail = await PostalMime.parse(received[0] ?? '');
  const replyTo = [{ address: 'csoto@cotejo.example' }];
  expect(mail).toMatchObject({ messageId: '<abc@cotejo.example>', subject: 'Tu solicitud', replyTo });
  expect(mail.text?.trim()).toBe('Hola, María');
  expect(mail.html).toContain('<p>Hola, María</p>');
});

test('a message that may be stopped says how in its head, as RFC 8058 wants it, and a file goes whole', async () => {
  const { url, received } = await smtpServer(() => null);
  const mailer = createMailer({ smtpUrl: url, from: 'no-responder@cotejo.example', dataDirectory: '/nonexistent' });
  closers.push(mailer.close);
  const attachment = { name: 'reunion.ics', type: 'text/calendar; charset=utf-8; method=REQUEST', content: 'BEGIN:VCALENDAR' };
  await mailer.send({ ...message, stopUrl: 'https://cotejo.example/Dejar-de-recibir/1/x', attachments: [attachment] });
  await mailer.send(message);
  const [stoppable, asked] = await Promise.all(received.map((text) => PostalMime.parse(text, { attachmentEncoding: 'utf8' })));
  const headOf = (mail: typeof stoppable, name: string) => mail?.headers.find(({ key }) => key === name)?.value;
  expect(headOf(stoppable, 'list-unsubscribe')).toBe('<https://cotejo.example/Dejar-de-recibir/1/x>');
  expect(headOf(stoppable, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  expect(headOf(asked, 'list-unsubscribe')).toBeUndefined();
  expect(headOf(asked, 'auto-submitted')).toBe('auto-generated');
  expect(stoppable?.attachments).toMatchObject([{ filename: 'reunion.ics', mimeType: 'text/calendar' }]);
  expect(stoppable?.attachments[0]?.content).toMatch(/^BEGIN:VCALENDAR\s*$/);
});

test.each([
  [550, true],
  [421, false],
])('a refusal with %i is permanent: %s', async (code, permanent) => {
  const { url } = await smtpServer(() => Object.assign(new Error('refused'), { responseCode: code }));
  const mailer = createMailer({ smtpUrl: url, from: 'no-responder@cotejo.example', dataDirectory: '/nonexistent' });
  closers.push(mailer.close);
  const error = await mailer.send(message).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(MailError);
  expect(error).toMatchObject({ permanent });
});

test.each([
  ['refuses the password', '535 5.7.8 no\r\n'],
  ['refuses whoever connects', '554 5.7.1 not you\r\n'],
])('a server that %s says nothing of the message, which is worth another try', async (what, refusal) => {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    const isGreeted = what === 'refuses the password';
    socket.write(isGreeted ? '220 hola\r\n' : refusal);
    socket.on('data', (words) => socket.write(String(words).startsWith('EHLO') ? '250-hola\r\n250 AUTH PLAIN\r\n' : refusal));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => server.close());
  const { port } = server.address() as { port: number };
  const mailer = createMailer({ smtpUrl: `smtp://ana:old@127.0.0.1:${port}`, from: 'a@b.cl', dataDirectory: '/nonexistent' });
  closers.push(mailer.close);
  await expect(mailer.send(message)).rejects.toMatchObject({ permanent: false, code: Number(refusal.slice(0, 3)) });
});

const hasty = { connect: 1_000, untilContent: 300, content: 300 };

test.each([
  ['says nothing', ''],
  ['greets and says no more', '220 hola\r\n'],
  ['says something now and then', '220-'],
])('a server that %s is given up in the end, and worth another try', async (_, words) => {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket.on('error', () => undefined).resume());
    socket.write(words);
    const dropping = setInterval(() => (words.endsWith('-') ? socket.write('x') : undefined), 100);
    socket.on('close', () => clearInterval(dropping));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => server.close());
  const { port } = server.address() as { port: number };
  const settings = { smtpUrl: `smtp://127.0.0.1:${port}`, from: 'a@b.cl', dataDirectory: '/nonexistent', limits: hasty };
  const cause = expect.objectContaining({ message: 'the mail server took too long' });
  await expect(createMailer(settings).send(message)).rejects.toMatchObject({ permanent: false, cause });
  // The connection is gone as well, not only the wait for it.
  await vi.waitFor(() => expect(sockets.map(({ destroyed }) => destroyed)).toEqual([true]), { timeout: 20_000 });
});

test.each([
  [900, 30_000, 'accepted'],
  [30_000, 600, 'given up'],
])('a server that has the content is waited for apart: %i ms until it, then %i', async (untilContent, content, outcome) => {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, _session, done) => {
      stream.resume();
      // Longer than it had to ask for the content.
      stream.on('end', () => setTimeout(done, 1_200));
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => server.close());
  const { port } = server.server.address() as { port: number };
  const limits = { connect: 1_000, untilContent, content };
  const mailer = createMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, from: 'a@b.cl', dataDirectory: '/nonexistent', limits });
  const sent = await mailer.send(message).then(
    () => 'accepted',
    () => 'given up',
  );
  expect(sent).toBe(outcome);
});

test('RFC 5321 4.5.3.2.6: a server has ten minutes to answer what it was sent', () => {
  expect(smtpLimits.content).toBeGreaterThanOrEqual(600_000);
});

test.each([
  ['530 5.7.0 Authentication required', false],
  ['550 5.7.1 Sender not allowed', false],
  ['552 5.3.4 Too large', true],
])('a sender refused with "%s" is a permanent refusal of the message: %s', async (refusal, permanent) => {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.write('220 hola\r\n');
    socket.on('data', (words) => socket.write(String(words).startsWith('EHLO') ? '250 hola\r\n' : `${refusal}\r\n`));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => server.close());
  const { port } = server.address() as { port: number };
  const mailer = createMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, from: 'a@b.cl', dataDirectory: '/nonexistent' });
  await expect(mailer.send(message)).rejects.toMatchObject({ permanent, code: Number(refusal.slice(0, 3)) });
});

test('a server that is not there is worth another try', async () => {
  const mailer = createMailer({ smtpUrl: 'smtp://127.0.0.1:1', from: 'a@b.cl', dataDirectory: '/nonexistent' });
  closers.push(mailer.close);
  await expect(mailer.send(message)).rejects.toMatchObject({ permanent: false });
});

test('without SMTP_URL the message is a whole .eml file, one per id', async () => {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'cotejo-mail-'));
  const mailer = createMailer({ smtpUrl: null, from: 'no-responder@cotejo.example', dataDirectory });
  await mailer.send(message);
  await mailer.send(message);
  const files = await readdir(join(dataDirectory, 'mail'));
  expect(files).toEqual(['abc_cotejo.example.eml']);
  const mail = await PostalMime.parse(await readFile(join(dataDirectory, 'mail', files[0] ?? '')));
  expect(mail.to?.[0]?.address).toBe('maria@correo.cl');
});
