import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { urlOf, type SettingDoc } from './setting.ts';

/** Where a process listens and keeps its data. */
export interface ProcessConfig {
  readonly port: number;
  readonly host: string;
  /** Null: the embedded PostgreSQL. */
  readonly databaseUrl: string | null;
  /** Absolute. */
  readonly dataDirectory: string;
  readonly catalogue: 'demo' | 'none';
  /** Milliseconds that work waits for its turn, from which calls are refused (decision 0390). */
  readonly busyAfter: number;
}

export const processDocs = [
  { name: 'PORT', default: '3000', doc: 'Port to listen on, 0 to 65535; 0 takes any free one', sensitive: false },
  { name: 'HOST', default: '127.0.0.1', doc: 'Address to listen on; 0.0.0.0 lets other machines in', sensitive: false },
  {
    name: 'DATABASE_URL',
    default: null,
    doc: 'postgres://… of a PostgreSQL 15 or later to use instead of the embedded one',
    sensitive: true,
  },
  { name: 'DATA_DIR', default: '.data', doc: 'Folder of the embedded database and of mails written as files', sensitive: false },
  { name: 'CATALOGUE', default: 'demo', doc: "What an empty database is filled with: 'demo' or 'none'", sensitive: false },
  {
    name: 'BUSY_AFTER',
    default: '150',
    doc: 'Milliseconds that work waits for its turn in the process from which reads are refused, and all else later in proportion; 10 to 60000',
    sensitive: false,
  },
] as const satisfies readonly SettingDoc[];

export const processSchemas = {
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, { error: 'debe ser un número entero de 0 a 65535' })
    .transform(Number)
    .refine((port) => port <= 65_535, { error: 'debe ser un número entero de 0 a 65535' }),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, { error: 'debe ser una dirección o un nombre de host' })
    // What is written like an address must be one; a name is known only when listening.
    .refine((host) => !/^[\d.]+$|:/.test(host) || isIP(host) !== 0, { error: 'no es una dirección válida' }),
  DATABASE_URL: urlOf(['postgres:', 'postgresql:'], 'debe ser una dirección postgres://usuario:clave@host/base').optional(),
  DATA_DIR: z.string().transform((path) => resolve(path)),
  CATALOGUE: z.enum(['demo', 'none'], { error: "debe ser 'demo' o 'none'" }),
  BUSY_AFTER: z
    .string()
    .regex(/^\d{2,5}$/, { error: 'debe ser un número entero de 10 a 60000' })
    .transform(Number)
    .refine((milliseconds) => milliseconds >= 10 && milliseconds <= 60_000, { error: 'debe ser un número entero de 10 a 60000' }),
} satisfies Record<(typeof processDocs)[number]['name'], z.ZodType>;
const schema = z.object(processSchemas);

export function processConfig(given: z.output<typeof schema>): ProcessConfig {
  return {
    port: given.PORT,
    host: given.HOST,
    databaseUrl: given.DATABASE_URL ?? null,
    dataDirectory: given.DATA_DIR,
    catalogue: given.CATALOGUE,
    busyAfter: given.BUSY_AFTER,
  };
}
