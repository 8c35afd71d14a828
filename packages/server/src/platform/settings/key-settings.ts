import { z } from 'zod';
import { dataKeysSchema, type DataKeys } from '../personal-data/data-keys.ts';
import type { SettingDoc } from './setting.ts';

/** What the operator alone knows. */
export interface KeyConfig {
  /** What keys are derived from; null: keys made once, kept in the database. */
  readonly secretKey: string | null;
  /** What personal data are sealed with; null: the file beside the embedded database. */
  readonly dataKeys: DataKeys | null;
  /** 'user:password' of the staff's calls; null: they are refused to everybody. */
  readonly purgeCredentials: string | null;
  /** Where faults and unknown pages are reported; null: nowhere. */
  readonly sentryDsn: string | null;
}

export const keyDocs = [
  {
    name: 'SECRET_KEY',
    default: null,
    doc: 'At least 32 characters that signing keys are derived from; without it keys are made once and kept in the database',
    sensitive: true,
  },
  {
    name: 'DATA_KEY',
    default: null,
    doc: 'base64 of 32 bytes that personal data are encrypted with; of several, the first encrypts. Needed with DATABASE_URL, else a file in DATA_DIR',
    sensitive: true,
  },
  {
    name: 'CACHE_PURGE_CREDENTIALS',
    default: null,
    doc: 'user:password of who may empty the caches; without it nobody may',
    sensitive: true,
  },
  {
    name: 'SENTRY_DSN',
    default: null,
    doc: 'https://key@host/project that faults and unknown pages are reported to; without it nothing is reported',
    sensitive: true,
  },
] as const satisfies readonly SettingDoc[];

export const keySchemas = {
  SECRET_KEY: z.string().min(32, { error: 'debe tener al menos 32 caracteres' }).optional(),
  DATA_KEY: dataKeysSchema.optional(),
  CACHE_PURGE_CREDENTIALS: z
    .string()
    .regex(/^[^:\s]+:\S{8,}$/, { error: 'debe ser usuario:clave, con una clave de 8 caracteres o más' })
    .optional(),
  SENTRY_DSN: z
    .string()
    .regex(/^https?:\/\/\w+@[\w.:-]+\/(?:[\w./-]+\/)?\d+$/, { error: 'debe ser una dirección https://clave@host/proyecto' })
    .optional(),
} satisfies Record<(typeof keyDocs)[number]['name'], z.ZodType>;
const schema = z.object(keySchemas);

export function keyConfig(given: z.output<typeof schema>): KeyConfig {
  return {
    secretKey: given.SECRET_KEY ?? null,
    dataKeys: given.DATA_KEY ?? null,
    purgeCredentials: given.CACHE_PURGE_CREDENTIALS ?? null,
    sentryDsn: given.SENTRY_DSN ?? null,
  };
}
