import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Coding } from './accepted-coding.ts';
import { matchesEtag } from './etag.ts';
import { handOver } from './page-answers.ts';
import { bytesOf, chooseCoding, type PreparedAnswer } from './prepared-answer.ts';
import { requestIdHeader } from './request-id.ts';
import { securityHeadersOf } from './security-headers.ts';

/** What every answer of a kind says before its bytes, by name in lower case. Made once: answers keep their heads by it. */
export type AnswerHead = Readonly<Record<string, string>> & { readonly 'content-type': string };

/** A prepared answer with what is said before it. */
export interface ReadyAnswer {
  readonly answer: PreparedAnswer;
  readonly head: AnswerHead;
}

/** The same answer to who has it already, to who has it not, and where there is nothing to have. */
type Form = Coding | 'known' | 'empty';

interface Written {
  readonly status: 200 | 204 | 304;
  /** Names and values by turns. */
  readonly lines: readonly string[];
  /** The bytes as Latin-1, one letter each; null: none, or too many to be held twice. */
  readonly letters: string | null;
}

/** Bytes up to which head and answer go out as one text: Node then writes once, where it else collects parts for one write. */
const mostLetters = 16 * 1024;

/** A page of this process gets the answer without its bytes. */
const handedHead: Written = { status: 200, lines: [], letters: null };

/** Heads as they were written before, for as long as their answer is kept. */
const heads = new WeakMap<PreparedAnswer, Map<AnswerHead, Map<Form, Written>>>();

/** The head of answers at a path: what is given, and the security headers that answers there have. */
export function answerHead(path: string, given: AnswerHead): AnswerHead {
  return { ...securityHeadersOf(path, given['content-security-policy']), ...given };
}

function write({ answer, head }: ReadyAnswer, form: Form, bytes: Buffer | null): Written {
  const { 'content-type': contentType, ...always } = head;
  const lines = { ...always, etag: answer.etag };
  if (bytes === null) return { status: form === 'known' ? 304 : 204, lines: Object.entries(lines).flat(), letters: null };
  const coding = form === 'br' || form === 'gzip' ? { 'content-encoding': form } : {};
  const ofBytes = { ...coding, 'content-type': contentType, 'content-length': String(bytes.length) };
  const letters = bytes.length <= mostLetters ? bytes.toString('latin1') : null;
  return { status: 200, lines: Object.entries({ ...lines, ...ofBytes }).flat(), letters };
}

function writtenHead(ready: ReadyAnswer, form: Form, bytes: Buffer | null): Written {
  const ofAnswer = heads.get(ready.answer) ?? new Map<AnswerHead, Map<Form, Written>>();
  const ofHead = ofAnswer.get(ready.head) ?? new Map<Form, Written>();
  const known = ofHead.get(form);
  if (known !== undefined) return known;
  const made = write(ready, form, bytes);
  heads.set(ready.answer, ofAnswer.set(ready.head, ofHead.set(form, made)));
  return made;
}

function send(reply: FastifyReply, { status, lines, letters }: Written, bytes: Buffer | null): FastifyReply {
  // What a hook says of this one answer goes out with it, in the framework's way and through its hooks.
  if (Object.keys(reply.getHeaders()).length > 0) {
    for (let index = 0; index < lines.length; index += 2) reply.header(lines[index] ?? '', lines[index + 1]);
    return reply.code(status).send(bytes ?? undefined);
  }
  reply.hijack();
  reply.raw.writeHead(status, [...lines, requestIdHeader, reply.request.id]);
  if (letters === null) reply.raw.end(bytes);
  else reply.raw.end(letters, 'latin1');
  return reply;
}

/**
 * Sends a prepared answer in the coding that the caller likes best, or 304 to who has it already. Its head was written before,
 * so that it goes out past the framework's way of collecting headers; hooks before and after the answer run as ever.
 */
export function sendReady(
  request: FastifyRequest,
  reply: FastifyReply,
  ready: ReadyAnswer,
): FastifyReply | Promise<FastifyReply> {
  const { answer, head } = ready;
  if (matchesEtag(request.headers['if-none-match'], answer.etag)) return send(reply, writtenHead(ready, 'known', null), null);
  if (answer.plain.length === 0) return send(reply, writtenHead(ready, 'empty', null), null);
  if (handOver(request, answer, head['content-type'])) return send(reply, handedHead, null);
  const coding = chooseCoding(answer, request.headers['accept-encoding']);
  const bytes = bytesOf(answer, coding);
  const sendBytes = (made: Buffer): FastifyReply => send(reply, writtenHead(ready, coding, made), made);
  return Buffer.isBuffer(bytes) ? sendBytes(bytes) : bytes.then(sendBytes);
}
