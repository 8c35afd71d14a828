import { z } from 'zod';
import type { SettingDoc } from './setting.ts';

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

export interface LogConfig {
  /** Null: 'info', or 'warn' when the log goes to a terminal. */
  readonly logLevel: LogLevel | null;
}

export const logDocs = [
  { name: 'LOG_LEVEL', default: null, doc: `${logLevels.join(', ')}; without it info, or warn on a terminal`, sensitive: false },
] as const satisfies readonly SettingDoc[];

export const logSchemas = {
  LOG_LEVEL: z.enum(logLevels, { error: `debe ser uno de ${logLevels.join(', ')}` }).optional(),
} satisfies Record<(typeof logDocs)[number]['name'], z.ZodType>;
const schema = z.object(logSchemas);

export function logConfig(given: z.output<typeof schema>): LogConfig {
  return { logLevel: given.LOG_LEVEL ?? null };
}
