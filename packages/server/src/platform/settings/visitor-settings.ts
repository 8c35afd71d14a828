import { z } from 'zod';
import { noTrustedProxies, trustedProxies, type TrustedProxies } from '../http/robot/trusted-proxies.ts';
import { urlOf, type SettingDoc } from './setting.ts';

/** Who a visitor is, and where visitors are counted. */
export interface VisitorConfig {
  readonly trustedProxies: TrustedProxies;
  /** Lower case; null: nobody tells visitors' countries. */
  readonly countryHeader: string | null;
  /** Null: what processes share about visitors is kept by each for itself. */
  readonly redisUrl: string | null;
}

export const visitorDocs = [
  {
    name: 'TRUSTED_PROXIES',
    default: null,
    doc: 'Addresses and networks of the proxies in front (10.0.0.0/8,…), whose X-Forwarded headers are believed; without it none are',
    sensitive: false,
  },
  {
    name: 'COUNTRY_HEADER',
    default: null,
    doc: "Header in which a trusted proxy says the visitor's country in two letters, e.g. CF-IPCountry",
    sensitive: false,
  },
  {
    name: 'REDIS_URL',
    default: null,
    doc: 'redis:// or rediss:// server where several processes count visitors together; without it each counts alone',
    sensitive: true,
  },
] as const satisfies readonly SettingDoc[];

const proxiesSchema = z.string().transform((text, context) => {
  const proxies = trustedProxies(text.split(',').map((entry) => entry.trim()));
  if (proxies === null) context.addIssue('debe ser una lista de direcciones o redes, p. ej. 10.0.0.0/8,127.0.0.1');
  return proxies ?? noTrustedProxies;
});

export const visitorSchemas = {
  TRUSTED_PROXIES: proxiesSchema.optional(),
  COUNTRY_HEADER: z
    .string()
    .regex(/^[\w-]{1,60}$/, { error: 'debe ser el nombre de una cabecera' })
    .transform((name) => name.toLowerCase())
    .optional(),
  REDIS_URL: urlOf(['redis:', 'rediss:'], 'debe ser una dirección redis:// o rediss://').optional(),
} satisfies Record<(typeof visitorDocs)[number]['name'], z.ZodType>;
const schema = z.object(visitorSchemas);

export function visitorConfig(given: z.output<typeof schema>): VisitorConfig {
  return {
    trustedProxies: given.TRUSTED_PROXIES ?? noTrustedProxies,
    countryHeader: given.COUNTRY_HEADER ?? null,
    redisUrl: given.REDIS_URL ?? null,
  };
}
