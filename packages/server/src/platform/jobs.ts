import { setTimeout as sleep } from 'node:timers/promises';
import { sql, type SQL } from 'drizzle-orm';
import { fromDrizzle, PgBoss, type Job, type JobResult } from 'pg-boss';
import type { z } from 'zod';
import type { Transaction } from './database/connect.ts';
import type { Writing } from './database/insert-rows-store.ts';
import { errorForLog, type Log } from './log.ts';

/** A kind of job: its name and what one carries. Keep data to ids; it is read again when the job runs. */
export interface Queue<Data extends object> {
  readonly name: string;
  readonly schema: z.ZodType<Data>;
  /** Which jobs go before others that wait: the higher first; absent: by their age alone. */
  priorityOf?(data: Data): number;
}

/** A job that may have to wait. */
export interface DelayedJob<Data extends object> {
  readonly data: Data;
  readonly afterMilliseconds?: number;
}

/** Jobs that are not added yet. */
export interface JobsPart {
  /** Adds them and gives a row for each. */
  readonly writing: NonNullable<Writing>;
  readonly count: number;
}

export interface Jobs {
  /**
   * Adds jobs in one statement within the caller's transaction: they exist exactly when what caused them does. One with
   * `afterMilliseconds` is not run before they are over.
   */
  readonly enqueueAllIn: <Data extends object>(
    transaction: Transaction,
    queue: Queue<Data>,
    jobs: readonly DelayedJob<Data>[],
  ) => Promise<void>;
  /** The same as a part of the statement that writes what causes them (`writeTogether`), with how many there are; null: none. */
  readonly partFor: <Data extends object>(queue: Queue<Data>, jobs: readonly DelayedJob<Data>[]) => Promise<JobsPart | null>;
  /**
   * Runs `handler` for every job of the queue, up to ten at once, each on its own: one that fails repeats no other. A handler that throws is tried again, later each
   * time; a job whose process died is tried again too, so a handler must bear being run twice. `isStopping`: the process ends, and
   * what the handler has not begun is better left to the next one.
   */
  readonly work: <Data extends object>(
    queue: Queue<Data>,
    handler: (data: Data, isStopping: () => boolean) => Promise<void>,
  ) => Promise<void>;
  /** Adds a job unless one was added this way within `seconds`: processes that start together add one. */
  readonly enqueueOnce: <Data extends object>(queue: Queue<Data>, data: Data, seconds: number) => Promise<void>;
  /**
   * Adds a job whenever a line of cron says so, once per time however many processes ask for it, and one for the times that
   * passed while no process ran. Processes started without schedules do not look at the clock.
   */
  readonly schedule: <Data extends object>(queue: Queue<Data>, data: Data, times: ScheduledTimes) => Promise<void>;
  /** Adds no more jobs of the queue by the clock, whoever scheduled them. */
  readonly unschedule: <Data extends object>(queue: Queue<Data>) => Promise<void>;
  /** Lets running jobs end (up to a limit) and closes the connections. */
  readonly stop: () => Promise<void>;
}

/** When a job comes round, e.g. '7 6,19 * * *' of a time zone. */
export interface ScheduledTimes {
  readonly cron: string;
  readonly timeZone: string;
}

export interface JobsOptions {
  readonly url: string;
  readonly log: Log;
  /** Every queue that is added to or worked on. */
  readonly queues: readonly Queue<object>[];
  /** False: does not look every half minute which schedules are due, as suits a queue that is looked at. */
  readonly withSchedules?: boolean;
}

const schema = 'pgboss';
const stopMilliseconds = 2000;
/** The same for jobs that the queue gave up by then: what they did is still noted. */
const lastMilliseconds = 1500;
const connections = 4;
const jobsAtOnce = 10;

/** Two hours of patience for whatever is away, then the job is kept as failed. Seconds. */
const retries = { retryLimit: 12, retryDelay: 5, retryBackoff: true, retryDelayMax: 1800, expireInSeconds: 60 };

/** The request that a job was added by; undefined where a clock added it. */
function requestIdIn(data: unknown): string | undefined {
  return typeof data === 'object' && data !== null && 'requestId' in data && typeof data.requestId === 'string'
    ? data.requestId
    : undefined;
}

/** Jobs as the queue takes them. */
function rowsOf<Data extends object>(queue: Queue<Data>, added: readonly DelayedJob<Data>[]) {
  return added.map(({ data, afterMilliseconds = 0 }) => ({
    data,
    priority: queue.priorityOf?.(data) ?? 0,
    startAfter: Math.max(0, Math.ceil(afterMilliseconds / 1000)),
  }));
}

/** A transaction that does nothing and notes what it was to do: the queue's own statement, to be done together with others. */
function notedStatements() {
  const noted: SQL[] = [];
  const execute = async (statement: SQL) => {
    noted.push(statement);
    return { rows: [] };
  };
  return { noted, execute };
}

/** Starts the job queue in the database, creating its tables (schema pgboss) when they are missing. */
export async function startJobs({ url, log, queues, withSchedules = true }: JobsOptions): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: url,
    schema,
    max: connections,
    application_name: 'cotejo-jobs',
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
    schedule: withSchedules,
  });
  const state = { stopping: false };
  const running = new Set<Promise<unknown>>();
  boss.on('error', (error) => {
    // A connection that is being closed may still hear that the server ends.
    if (!state.stopping) log.error({ err: error }, 'job queue');
  });
  await boss.start();
  for (const queue of queues) {
    if (await boss.getQueue(queue.name)) await boss.updateQueue(queue.name, retries);
    else await boss.createQueue(queue.name, retries);
  }

  return {
    enqueueAllIn: async (transaction, queue, added) => {
      const rows = rowsOf(queue, added);
      if (rows.length === 0) return;
      const ids = await boss.insert(queue.name, rows, { db: fromDrizzle(transaction, sql), returnId: true });
      if (ids?.length !== rows.length) throw new Error(`queue ${queue.name} took ${ids?.length ?? 0} of ${rows.length} jobs`);
    },
    partFor: async (queue, added) => {
      const rows = rowsOf(queue, added);
      if (rows.length === 0) return null;
      const { noted, execute } = notedStatements();
      await boss.insert(queue.name, rows, { db: fromDrizzle({ execute }, sql), returnId: true });
      const [writing, ...others] = noted;
      if (writing === undefined || others.length > 0)
        throw new Error(`queue ${queue.name} adds jobs by ${noted.length} statements`);
      return { writing, count: rows.length };
    },
    work: async (queue, handler) => {
      const outcomeOf = async (job: Job<object>): Promise<JobResult> => {
        try {
          await handler(queue.schema.parse(job.data), () => state.stopping);
          return { id: job.id, status: 'completed' };
        } catch (error) {
          const fields = { err: error, queue: queue.name, jobId: job.id, requestId: requestIdIn(job.data) };
          log.warn(fields, 'job failed; it will be tried again');
          // What pg-boss keeps of the error must hold no personal values either.
          return { id: job.id, status: 'failed', output: { message: errorForLog(error).message } };
        }
      };
      const options = { pollingIntervalSeconds: 1, batchSize: jobsAtOnce, perJobResults: true } as const;
      await boss.work<object>(queue.name, options, async (jobs) => {
        const batch = Promise.all(jobs.map(outcomeOf));
        running.add(batch);
        return batch.finally(() => running.delete(batch));
      });
    },
    enqueueOnce: async (queue, data, seconds) => {
      await boss.send(queue.name, data, { singletonKey: 'once', singletonSeconds: seconds });
    },
    schedule: (queue, data, { cron, timeZone }) => boss.schedule(queue.name, cron, data, { tz: timeZone, missed: 'once' }),
    unschedule: (queue) => boss.unschedule(queue.name),
    stop: async () => {
      state.stopping = true;
      await boss.stop({ graceful: true, timeout: stopMilliseconds, close: true });
      await Promise.race([Promise.allSettled(running), sleep(lastMilliseconds, undefined, { ref: false })]);
    },
  };
}
