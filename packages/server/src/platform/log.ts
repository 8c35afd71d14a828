import { createRequire } from 'node:module';
import pino, { type DestinationStream, type Logger } from 'pino';
import { z } from 'zod';
import type { LogLevel } from './settings/log-settings.ts';

export type Log = Logger;

/** Names whose values never reach the log, wherever up to four levels deep they appear. */
export const redactedNames = [
  'first_name',
  'firstName',
  'nombres',
  'apellidos',
  'phone',
  'telefono',
  'telefono_1',
  'email',
  'email_corporativo',
  'recipient',
  'to',
  'mensaje',
  'body',
  'profile',
  'household',
  'cotizante',
  'cargas',
  'income',
  'ingreso',
  'password',
  'secret',
  'token',
  'authorization',
  'cookie',
  'set-cookie',
  'url',
  'databaseUrl',
  'smtpUrl',
] as const;

const redactedPaths = redactedNames.flatMap((name) =>
  ['', '*.', '*.*.', '*.*.*.'].map((prefix) => `${prefix}["${name}"]`.replaceAll('.[', '[')),
);

/** A field that needs no look inside it. Undefined: it is left out. */
type PlainField = string | number | boolean | null | undefined;
export type PlainFields = Readonly<Record<string, PlainField>>;

/** Writes a line. `shared`: further fields, an object that many lines have and that nobody changes: its text is kept with it. */
type WriteLine = (fields: PlainFields, shared?: PlainFields) => void;

/** Writes lines of one message, which differ by their fields alone. */
export interface PlainLines {
  readonly debug: WriteLine;
  readonly info: WriteLine;
}

/** Where logs of ours write, by log; absent: it is not known, or readable lines are made of what is written. */
const outlets = new WeakMap<Log, { readonly write: (line: string) => void; readonly time: () => string }>();
const hidden: ReadonlySet<string> = new Set(redactedNames);

/** Field names as they begin in a line; there are few of them. */
const starts = new Map<string, string>();

function startOf(name: string): string {
  const known = starts.get(name);
  if (known !== undefined) return known;
  const start = `,${JSON.stringify(name)}:`;
  starts.set(name, start);
  return start;
}

/** What JSON writes between quotes as it is. */
const needsNoEscape = /^[\w /{}*.:-]*$/;

function valueText(value: string | number | boolean | null): string {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value !== 'string') return JSON.stringify(value);
  return needsNoEscape.test(value) ? `"${value}"` : JSON.stringify(value);
}

function plainText(fields: PlainFields): string {
  let text = '';
  for (const name of Object.keys(fields)) {
    const value = fields[name];
    if (value !== undefined) text += startOf(name) + valueText(hidden.has(name) ? '[oculto]' : value);
  }
  return text;
}

const sharedTexts = new WeakMap<PlainFields, string>();

function sharedText(fields: PlainFields): string {
  const known = sharedTexts.get(fields);
  if (known !== undefined) return known;
  const text = plainText(fields);
  sharedTexts.set(fields, text);
  return text;
}

const noFields: PlainFields = {};

/**
 * Lines of plain fields as the log itself writes them, put together here: looking four levels deep for what is not there
 * costs more than answering a request. What is never logged is hidden here too.
 */
export function plainLines(log: Log, message: string): PlainLines {
  const outlet = outlets.get(log);
  const end = `,"msg":${JSON.stringify(message)}}\n`;
  const lineOf =
    (level: 'debug' | 'info'): WriteLine =>
    (fields, shared = noFields) => {
      if (!log.isLevelEnabled(level)) return;
      if (outlet) outlet.write(`{"level":"${level}"${outlet.time()}${plainText(fields)}${sharedText(shared)}${end}`);
      else log[level]({ ...fields, ...shared }, message);
    };
  return { debug: lineOf('debug'), info: lineOf('info') };
}

interface ErrorInLog {
  readonly name: string;
  readonly message: string;
  readonly code?: string;
  /** Of a database error: what it is about, never with which values. */
  readonly constraint?: string;
  readonly frames: readonly string[];
  readonly cause?: ErrorInLog;
}

const causeDepth = 3;

/** What a library hands over in place of an error, with its message and stack copied. */
interface ErrorLike {
  readonly name?: unknown;
  readonly message: string;
  readonly stack?: unknown;
  readonly cause?: unknown;
}

function isErrorLike(value: unknown): value is ErrorLike {
  return typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string';
}

function textField(error: ErrorLike, name: 'code' | 'constraint' | 'severity'): string | undefined {
  const value: unknown = Object.entries(error).find(([key]) => key === name)?.[1];
  return typeof value === 'string' ? value : undefined;
}

/** The query builder's message ends in the values ('params:'), PostgreSQL's quotes them. */
function safeMessage(error: ErrorLike): string {
  const [query = ''] = error.message.split(/\nparams:/i);
  // A mail server's refusal repeats whom it refused.
  const message = query.replaceAll(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, '…');
  return textField(error, 'severity') === undefined ? message : message.replaceAll(/"[^"]*"|'[^']*'/g, '…');
}

/** An error as the log may hold it: what, where and its code, without the values that database errors carry. */
export function errorForLog(error: unknown, depth = 0): ErrorInLog {
  if (!isErrorLike(error)) return { name: typeof error, message: 'something that is no Error was thrown', frames: [] };
  const [code, constraint] = [textField(error, 'code'), textField(error, 'constraint')];
  const frames = (typeof error.stack === 'string' ? error.stack : '').split('\n').filter((line) => line.startsWith('    at '));
  return {
    name: typeof error.name === 'string' ? error.name : 'Error',
    message: safeMessage(error),
    ...(code === undefined ? {} : { code }),
    ...(constraint === undefined ? {} : { constraint }),
    frames: frames.map((line) => line.trim()),
    ...(error.cause !== undefined && depth < causeDepth ? { cause: errorForLog(error.cause, depth + 1) } : {}),
  };
}

const prettySchema = z.custom<(options: object) => DestinationStream>((value) => typeof value === 'function');

function prettyStream(): DestinationStream | null {
  try {
    const pretty = prettySchema.parse(createRequire(import.meta.url)('pino-pretty'));
    return pretty({ destination: 2, sync: true, ignore: 'pid,hostname' });
  } catch {
    // A production installation leaves it out; plain JSON is readable too.
    return null;
  }
}

/** The time as pino wants it in a line, worked out once a millisecond. */
function isoTimes(): () => string {
  let [at, text] = [Number.NaN, ''];
  return () => {
    const now = Date.now();
    if (now !== at) [at, text] = [now, `,"time":"${new Date(now).toISOString()}"`];
    return text;
  };
}

/** Lines of one turn of the event loop go out in one write: a write of its own costs more than all the rest of a line. */
function writtenByTurn(destination: DestinationStream): DestinationStream {
  let lines = '';
  const flush = (): void => {
    const written = lines;
    lines = '';
    if (written !== '') destination.write(written);
  };
  process.on('exit', flush);
  return {
    write: (line) => {
      if (lines === '') setImmediate(flush);
      lines += line;
    },
  };
}

/**
 * The process's log: one JSON object per line on standard error, readable lines when that is a terminal. Standard
 * output is left to the one line that says where the site is. Without a level: info, on a terminal warn.
 */
export function createLog(level: LogLevel | null, destination?: DestinationStream): Log {
  const onTerminal = process.stderr.isTTY === true && destination === undefined;
  const readable = onTerminal ? prettyStream() : null;
  const stream = destination ?? readable ?? writtenByTurn(pino.destination({ fd: 2, sync: true }));
  const time = isoTimes();
  const log = pino(
    {
      level: level ?? (onTerminal ? 'warn' : 'info'),
      redact: { paths: redactedPaths, censor: '[oculto]' },
      serializers: { err: errorForLog },
      formatters: { level: (label) => ({ level: label }) },
      base: null,
      timestamp: time,
    },
    stream,
  );
  if (readable === null) outlets.set(log, { write: (line) => stream.write(line), time });
  return log;
}
