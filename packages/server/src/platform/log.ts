import { createRequire } from 'node:module';
import pino, { type DestinationStream, type Logger } from 'pino';
import { z } from 'zod';
import type { LogLevel } from './config.ts';

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

interface ErrorInLog {
  readonly name: string;
  readonly message: string;
  readonly code?: string;
  readonly frames: readonly string[];
  readonly cause?: ErrorInLog;
}

const causeDepth = 3;

/**
 * An error as the log may hold it. Messages of the database driver carry the values of the query (after 'params:',
 * and in fields such as detail), so only the text before them, the code and the stack's frames are kept.
 */
export function errorForLog(error: unknown, depth = 0): ErrorInLog {
  if (!(error instanceof Error)) return { name: typeof error, message: 'something that is no Error was thrown', frames: [] };
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  const frames = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '));
  const cause = error.cause !== undefined && depth < causeDepth ? { cause: errorForLog(error.cause, depth + 1) } : {};
  const [message = ''] = error.message.split(/\nparams:/i);
  return { name: error.name, message, ...code, frames: frames.map((line) => line.trim()), ...cause };
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

/**
 * The process's log: one JSON object per line on standard error, readable lines when that is a terminal. Standard
 * output is left to the one line that says where the site is. Without a level: info, on a terminal warn.
 */
export function createLog(level: LogLevel | null, destination?: DestinationStream): Log {
  const onTerminal = process.stderr.isTTY === true && destination === undefined;
  const stream = destination ?? (onTerminal ? prettyStream() : null) ?? pino.destination({ fd: 2, sync: true });
  return pino(
    {
      level: level ?? (onTerminal ? 'warn' : 'info'),
      redact: { paths: redactedPaths, censor: '[oculto]' },
      serializers: { err: errorForLog },
      formatters: { level: (label) => ({ level: label }) },
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    stream,
  );
}
