import { setTimeout as sleep } from 'node:timers/promises';
import { href } from '@cotejo/contract/paths';
import type { FastifyInstance } from 'fastify';
import { composeApp } from './app.ts';
import { openCatalogueMemory } from './features/catalogue/catalogue-memory.ts';
import { loadKnownLines } from './features/contact/known-lines.ts';
import type { Config } from './platform/config.ts';
import { followContentChanges } from './platform/content/content-changes.ts';
import { connect, requireSupportedServer } from './platform/database/connect.ts';
import { startEmbeddedPostgres } from './platform/database/embedded-postgres.ts';
import { migrateDatabase } from './platform/database/migrate.ts';
import { listen } from './platform/database/listen.ts';
import { cachePurged, createCachePurge } from './platform/http/cache-purge.ts';
import type { SiteSource } from './platform/http/page-renderer.ts';
import { visitorLimits } from './platform/http/robot/visitor-limits.ts';
import { startJobs } from './platform/jobs.ts';
import { errorForLog, type Log } from './platform/log.ts';
import { createMailer } from './platform/mail/mailer.ts';
import { openDataKeys } from './platform/personal-data/open-data-keys.ts';
import { bookOpeningBalances } from './platform/ledger-store.ts';
import { prepareStoredData } from './platform/personal-data/prepare-stored-data.ts';
import type { Reports } from './platform/reports.ts';
import { StopReason } from './platform/stop-reason.ts';
import { readVersion } from './platform/version.ts';
import { createRightOfWay } from './platform/right-of-way.ts';
import { queues, startWorkers } from './start-workers.ts';

export interface ProcessOptions {
  readonly config: Config;
  readonly log: Log;
  /** Gives the data directory free for the next process. */
  readonly release: () => Promise<void>;
  /** Where pages come from. */
  readonly openSite: () => Promise<SiteSource>;
  /** Prints one line and ends the process with code 1. */
  readonly stop: (line: string) => never;
}

/** What was opened, in order; closed in the opposite order. */
type Closers = (() => Promise<void>)[];

const closeMilliseconds = 9000;
const requestsMilliseconds = 4000;

async function openDatabase({ config, log }: ProcessOptions, closers: Closers): Promise<string> {
  if (config.databaseUrl !== null) return config.databaseUrl;
  const postgres = await startEmbeddedPostgres({
    dataDirectory: config.dataDirectory,
    durable: true,
    onUnexpectedExit: () => {
      log.fatal('the embedded PostgreSQL ended on its own; see postgres.log in DATA_DIR');
      process.exit(1);
    },
  });
  closers.push(postgres.stop);
  if (postgres.recoveredFrom !== null)
    log.warn({ pid: postgres.recoveredFrom }, 'ended a PostgreSQL that a killed process had left running');
  // Whatever ends this process without the orderly way must not leave PostgreSQL behind.
  process.on('exit', postgres.signalStop);
  return postgres.url;
}

async function fillCatalogue({ config, log }: ProcessOptions, connection: ReturnType<typeof connect>): Promise<void> {
  const { loadDemoCatalogue, loadKnownIndicators } = await import('./features/catalogue/load-demo-catalogue.ts');
  if (config.catalogue === 'demo') {
    const load = await loadDemoCatalogue(connection.database);
    if (load.kind === 'loaded') log.info(load, 'demonstration catalogue loaded');
    const { loadDemoContent } = await import('./load-demo-content.ts');
    await loadDemoContent(connection.database);
  }
  await loadKnownIndicators(connection.database);
  await loadKnownLines(connection.database);
}

/** The library is loaded only where something is reported. */
async function openReports({ sentryDsn }: Config): Promise<Reports | null> {
  if (sentryDsn === null) return null;
  const { openSentryReports } = await import('./platform/sentry-reports.ts');
  return openSentryReports({ dsn: sentryDsn, release: readVersion().commit, clock: Date.now, random: Math.random });
}

/** Makes one page, so that what pages are made with is loaded before somebody asks. What is wrong with it is told and stops nothing. */
async function makeFirstPage(app: FastifyInstance, { config, log }: ProcessOptions): Promise<void> {
  const [host = 'localhost'] = Object.keys(config.hosts);
  const { statusCode } = await app.inject({ url: href('home', {}), headers: { host } });
  if (statusCode !== 200) log.error({ statusCode }, 'the first page could not be made');
}

async function listenOn(app: FastifyInstance, { port, host }: Config): Promise<string> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code === 'EADDRINUSE') throw new StopReason(`El puerto ${port} de ${host} ya está ocupado: elige otro con PORT.`);
    if (code === 'EACCES') throw new StopReason(`No hay permiso para escuchar en el puerto ${port}: elige otro con PORT.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new StopReason(`HOST='${host}' no es una dirección de esta máquina.`);
    throw error;
  }
  const address = app.server.address();
  const actual = address !== null && typeof address === 'object' ? address.port : port;
  const shown =
    host === '0.0.0.0' || host === '::' || host === '127.0.0.1' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${shown}:${actual}`;
}

async function open(options: ProcessOptions, closers: Closers): Promise<string> {
  const { config, log } = options;
  const dataKeys = await openDataKeys(config);
  const url = await openDatabase(options, closers);
  const connection = connect({ url, onError: (error) => log.error({ err: error }, 'database connection') });
  closers.push(connection.close);
  await requireSupportedServer(connection.pool);
  await migrateDatabase(url);
  for (const sealed of await prepareStoredData(connection.database, dataKeys)) log.info(sealed, 'personal data encrypted');
  await connection.database.transaction(bookOpeningBalances);
  await fillCatalogue(options, connection);
  const memory = await openCatalogueMemory({
    database: connection.database,
    url,
    onError: (error) => log.error({ err: error }, 'catalogue in memory'),
  });
  closers.push(() => memory.close());
  const mailer = createMailer({ smtpUrl: config.smtpUrl, from: config.mailFrom, dataDirectory: config.dataDirectory });
  closers.push(async () => mailer.close());
  const jobs = await startJobs({ url, log, queues });
  closers.push(jobs.stop);
  const site = await options.openSite();
  const purge = createCachePurge();
  const purges = await listen({
    url,
    channel: cachePurged,
    onNotification: () => purge.run(),
    onError: (error) => log.error({ err: error }, 'listening for purges'),
  });
  closers.push(purges.close);
  const contentChanges = await followContentChanges({
    url,
    onError: (error) => log.error({ err: error }, 'listening for changed content'),
  });
  closers.push(contentChanges.close);
  const operation = { ...config, limits: visitorLimits };
  const services = {
    operation,
    purge,
    contentChanges,
    log,
    clock: Date.now,
    version: readVersion(),
    hosts: config.hosts,
    connection,
    dataKeys,
    memory,
    jobs,
    site,
    messaging: config,
    rightOfWay: createRightOfWay(),
    door: { protocol: 'http', host: `localhost:${config.port}` },
  };
  const reports = await openReports(config);
  if (reports !== null) closers.push(reports.close);
  const app = await composeApp({ ...services, ...(reports === null ? {} : { reports }), withProcessMetrics: true });
  closers.push(async () => {
    // Requests under way are answered; what is still open then is cut.
    await Promise.race([app.close(), sleep(requestsMilliseconds, undefined, { ref: false })]);
    app.server.closeAllConnections();
  });
  await startWorkers({
    ...services,
    withProcessMetrics: true,
    mailer,
    indicatorSources: config.indicatorSources,
    door: { protocol: 'http', host: `localhost:${config.port}` },
  });
  if (!site.isDevelopment) await makeFirstPage(app, options);
  const address = await listenOn(app, config);
  if (config.smtpUrl === null) log.warn({ destination: mailer.destination }, 'mail goes to');
  else if (Object.keys(config.siteUrls).length === 0) log.warn({ address }, 'links in mails lead to this machine: set SITE_URLS');
  return address;
}

async function closeAll(closers: Closers, log: Log): Promise<void> {
  for (const close of closers.splice(0).toReversed()) {
    await close().catch((error: unknown) => log.error({ err: error }, 'closing'));
  }
}

/**
 * Runs the process: settings are read, everything else starts here, in order; one line on standard output says when
 * it can answer. SIGTERM and SIGINT answer what is under way, close everything and end with code 0 within 10 s.
 */
export async function startProcess(options: ProcessOptions): Promise<void> {
  const { log } = options;
  const closers: Closers = [options.release];
  const state = { ending: false };
  const end = (signal: string): void => {
    if (state.ending) return;
    state.ending = true;
    log.info({ signal }, 'ending');
    setTimeout(() => process.exit(0), closeMilliseconds).unref();
    void closeAll(closers, log).then(() => process.exit(0));
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      log.fatal({ err: error }, event);
      process.exit(1);
    });
  }
  try {
    const address = await open(options, closers);
    if (!state.ending) process.stdout.write(`Cotejo escucha en ${address}\n`);
  } catch (error) {
    if (state.ending) return;
    state.ending = true;
    if (!(error instanceof StopReason)) log.fatal({ err: error }, 'start failed');
    await closeAll(closers, log);
    options.stop(error instanceof StopReason ? error.message : `No se pudo iniciar: ${errorForLog(error).message}`);
  }
}
