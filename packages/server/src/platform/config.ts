import { isIP } from 'node:net';
import { resolve } from 'node:path';
import type { ClientPortals, FrameSettings } from '@cotejo/contract/page-rendering';
import type { AssistancePages } from '@cotejo/core/assistance-address';
import { editionIds, type EditionId } from '@cotejo/core/editions';
import { indicators, type Indicator } from '@cotejo/core/indicators';
import { fail, ok, type Result } from '@cotejo/core/result';
import { z } from 'zod';
import { baseUrlsSchema, sameOrigin, strangeBase, type BaseUrls } from './http/base-urls.ts';
import { siteUrlsSchema, type KnownSiteUrls } from './http/site-urls.ts';
import { dataKeysSchema, type DataKeys } from './personal-data/data-keys.ts';
import { hostsSchema } from './http/hosts-setting.ts';
import { noTrustedProxies, trustedProxies, type TrustedProxies } from './http/robot/trusted-proxies.ts';

/** A setting as the README's table shows it. `default` is null where there is none. */
export interface SettingDoc {
  readonly name: string;
  readonly default: string | null;
  readonly doc: string;
  /** Holds a secret: never logged. */
  readonly sensitive: boolean;
}

export interface Config {
  readonly port: number;
  readonly host: string;
  /** Null: the embedded PostgreSQL. */
  readonly databaseUrl: string | null;
  /** Absolute. */
  readonly dataDirectory: string;
  readonly catalogue: 'demo' | 'none';
  /** Edition by lower-case host name without port. */
  readonly hosts: Readonly<Record<string, EditionId>>;
  readonly baseUrls: BaseUrls;
  /** Where the site of each edition is known to be. */
  readonly siteUrls: KnownSiteUrls;
  /** Where the portals of clients are. */
  readonly portals: ClientPortals;
  /** The travel assistance provider's pages; null: nobody is led there. */
  readonly assistance: AssistancePages | null;
  /** Null: 'info', or 'warn' when the log goes to a terminal. */
  readonly logLevel: LogLevel | null;
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** Where official values are read from; empty: nothing is fetched. */
  readonly indicatorSources: readonly IndicatorSource[];
  readonly trustedProxies: TrustedProxies;
  /** Null: what processes share about visitors is kept by each for itself. */
  readonly redisUrl: string | null;
  /** 'user:password' of the staff's calls; null: they are refused to everybody. */
  readonly purgeCredentials: string | null;
  /** What keys are derived from; null: keys made once, kept in the database. */
  readonly secretKey: string | null;
  /** What personal data are sealed with; null: the file beside the embedded database. */
  readonly dataKeys: DataKeys | null;
  /** Lower case; null: nobody tells visitors' countries. */
  readonly countryHeader: string | null;
  /** Where faults and unknown pages are reported; null: nowhere. */
  readonly sentryDsn: string | null;
  readonly frame: FrameSettings;
}

/** An address that publishes an indicator. The whole of it may hold a key: only its host is ever logged. */
export interface IndicatorSource {
  readonly indicator: Indicator;
  readonly url: string;
}

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

const defaultHosts =
  'localhost=chile,127.0.0.1=chile,peru.localhost=peru,colombia.localhost=colombia,international.localhost=international';

/** Every setting, in the order of the README's table. The only place where a setting is read from the environment. */
export const settingDocs = [
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
    name: 'HOSTS',
    default: defaultHosts,
    doc: `Edition by host name: host=edition,… with ${editionIds.join(', ')}`,
    sensitive: false,
  },
  {
    name: 'BASE_URLS',
    default: null,
    doc: 'JSON with the origin that pages call, by edition or host: {"chile": "https://api.ejemplo.cl"}; set there too. Without it their own host',
    sensitive: false,
  },
  {
    name: 'SITE_URLS',
    default: null,
    doc: 'Public origin of each edition: chile=https://cotejo.ejemplo,…; without it the first of its HOSTS, as the request came',
    sensitive: false,
  },
  {
    name: 'PORTAL_PEOPLE_URL',
    default: null,
    doc: 'http(s):// address that /portal-clientes sends people to; without it the login page',
    sensitive: false,
  },
  { name: 'PORTAL_COMPANIES_URL', default: null, doc: 'The same for companies', sensitive: false },
  {
    name: 'ASSISTANCE_CHILE_URL',
    default: null,
    doc: "http(s):// address of the travel assistance provider's page for journeys from Chile; without both addresses nobody is led there",
    sensitive: false,
  },
  { name: 'ASSISTANCE_WORLDWIDE_URL', default: null, doc: 'The same for journeys from elsewhere', sensitive: false },
  { name: 'LOG_LEVEL', default: null, doc: `${logLevels.join(', ')}; without it info, or warn on a terminal`, sensitive: false },
  {
    name: 'SMTP_URL',
    default: null,
    doc: 'smtp:// or smtps:// server that mail goes out by; without it mail is written to DATA_DIR/mail',
    sensitive: true,
  },
  { name: 'MAIL_FROM', default: 'Cotejo <no-responder@cotejo.example>', doc: 'Sender of mail', sensitive: false },
  {
    name: 'UF_SOURCE_URL',
    default: null,
    doc: 'http(s):// address that the UF is read from twice a day: JSON with uf or valor, or a list of fecha and valor. Without it nothing is fetched',
    sensitive: true,
  },
  { name: 'UTM_SOURCE_URL', default: null, doc: 'The same for the UTM', sensitive: true },
  { name: 'USD_SOURCE_URL', default: null, doc: 'The same for the observed dollar', sensitive: true },
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
  {
    name: 'VERSION_RELOADS',
    default: '1',
    doc: 'How often at most a visitor is given a page anew because a newer version runs, 0 to 9',
    sensitive: false,
  },
  {
    name: 'SERVICE_WORKER',
    default: 'on',
    doc: "'on' keeps what was seen for moments without connection; 'off' takes it away from browsers again",
    sensitive: false,
  },
  {
    name: 'ANALYTICS',
    default: 'off',
    doc: "'on' asks visitors whether visits may be measured; 'off' asks on the privacy page alone",
    sensitive: false,
  },
] as const satisfies readonly SettingDoc[];
type SettingName = (typeof settingDocs)[number]['name'];

function urlOf(protocols: readonly string[], error: string) {
  return z
    .string()
    .refine((text) => protocols.includes(URL.parse(text)?.protocol ?? '') && URL.parse(text)?.hostname !== '', { error });
}

const webAddress = urlOf(['http:', 'https:'], 'debe ser una dirección http:// o https://').refine(
  (text) => {
    const url = URL.parse(text);
    return url?.username === '' && url.password === '';
  },
  { error: 'no puede llevar usuario ni clave' },
);

const proxiesSchema = z.string().transform((text, context) => {
  const proxies = trustedProxies(text.split(',').map((entry) => entry.trim()));
  if (proxies === null) context.addIssue('debe ser una lista de direcciones o redes, p. ej. 10.0.0.0/8,127.0.0.1');
  return proxies ?? noTrustedProxies;
});

const onOrOff = z.enum(['on', 'off'], { error: "debe ser 'on' u 'off'" }).transform((text) => text === 'on');

const schemas = {
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
  HOSTS: hostsSchema,
  BASE_URLS: baseUrlsSchema.optional(),
  SITE_URLS: siteUrlsSchema.optional(),
  PORTAL_PEOPLE_URL: webAddress.optional(),
  PORTAL_COMPANIES_URL: webAddress.optional(),
  ASSISTANCE_CHILE_URL: webAddress.optional(),
  ASSISTANCE_WORLDWIDE_URL: webAddress.optional(),
  LOG_LEVEL: z.enum(logLevels, { error: `debe ser uno de ${logLevels.join(', ')}` }).optional(),
  SMTP_URL: urlOf(['smtp:', 'smtps:'], 'debe ser una dirección smtp://usuario:clave@host:puerto').optional(),
  MAIL_FROM: z.string().regex(/^[^<>\r\n]*<?[^\s<>@]+@[^\s<>@]+>?$/, {
    error: "debe ser una dirección de correo, p. ej. 'Cotejo <hola@ejemplo.cl>'",
  }),
  UF_SOURCE_URL: webAddress.optional(),
  UTM_SOURCE_URL: webAddress.optional(),
  USD_SOURCE_URL: webAddress.optional(),
  TRUSTED_PROXIES: proxiesSchema.optional(),
  COUNTRY_HEADER: z
    .string()
    .regex(/^[\w-]{1,60}$/, { error: 'debe ser el nombre de una cabecera' })
    .transform((name) => name.toLowerCase())
    .optional(),
  REDIS_URL: urlOf(['redis:', 'rediss:'], 'debe ser una dirección redis:// o rediss://').optional(),
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
  VERSION_RELOADS: z.string().regex(/^\d$/, { error: 'debe ser un número de 0 a 9' }).transform(Number),
  SERVICE_WORKER: onOrOff,
  ANALYTICS: onOrOff,
} satisfies Record<SettingName, z.ZodType>;

const configSchema = z.object(schemas).superRefine((given, context) => {
  const { BASE_URLS, HOSTS, ASSISTANCE_CHILE_URL: chile, ASSISTANCE_WORLDWIDE_URL: worldwide } = given;
  const message = BASE_URLS === undefined ? null : strangeBase(BASE_URLS, HOSTS);
  if (message !== null) context.addIssue({ code: 'custom', path: ['BASE_URLS'], message });
  if ((chile === undefined) !== (worldwide === undefined)) {
    const [name, other] = chile === undefined ? (['WORLDWIDE', 'CHILE'] as const) : (['CHILE', 'WORLDWIDE'] as const);
    const missing = `falta la otra página, ASSISTANCE_${other}_URL`;
    context.addIssue({ code: 'custom', path: [`ASSISTANCE_${name}_URL`], message: missing });
  }
});

function assistanceOf({
  ASSISTANCE_CHILE_URL: chile,
  ASSISTANCE_WORLDWIDE_URL: worldwide,
}: z.output<typeof configSchema>): AssistancePages | null {
  return chile === undefined || worldwide === undefined ? null : { chile, worldwide };
}

/**
 * Reads the settings, once, from an environment. An empty value counts as not given. The failure is one line in
 * Spanish that names the first bad setting and never repeats the value of a sensitive one.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Result<Config, string> {
  const given = Object.fromEntries(
    settingDocs.map((setting) => [setting.name, environment[setting.name]?.trim() || (setting.default ?? undefined)]),
  );
  const parsed = configSchema.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const name = String(issue?.path[0]);
    const setting = settingDocs.find((candidate) => candidate.name === name);
    const value = setting?.sensitive ? '' : `='${String(given[name]).replaceAll(/\s+/g, ' ')}'`;
    return fail(`Configuración no válida: ${name}${value}: ${issue?.message}.`);
  }
  const { data } = parsed;
  return ok({
    port: data.PORT,
    host: data.HOST,
    databaseUrl: data.DATABASE_URL ?? null,
    dataDirectory: data.DATA_DIR,
    catalogue: data.CATALOGUE,
    hosts: data.HOSTS,
    baseUrls: data.BASE_URLS ?? sameOrigin,
    siteUrls: data.SITE_URLS ?? {},
    portals: { people: data.PORTAL_PEOPLE_URL ?? null, companies: data.PORTAL_COMPANIES_URL ?? null },
    assistance: assistanceOf(data),
    logLevel: data.LOG_LEVEL ?? null,
    smtpUrl: data.SMTP_URL ?? null,
    mailFrom: data.MAIL_FROM,
    indicatorSources: indicators.flatMap((indicator) => {
      const url = data[`${indicator}_SOURCE_URL`];
      return url === undefined ? [] : [{ indicator, url }];
    }),
    trustedProxies: data.TRUSTED_PROXIES ?? noTrustedProxies,
    redisUrl: data.REDIS_URL ?? null,
    purgeCredentials: data.CACHE_PURGE_CREDENTIALS ?? null,
    secretKey: data.SECRET_KEY ?? null,
    dataKeys: data.DATA_KEY ?? null,
    countryHeader: data.COUNTRY_HEADER ?? null,
    sentryDsn: data.SENTRY_DSN ?? null,
    frame: { versionReloads: data.VERSION_RELOADS, keepsOffline: data.SERVICE_WORKER, asksToMeasure: data.ANALYTICS },
  });
}
