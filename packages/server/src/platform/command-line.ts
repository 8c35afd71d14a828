import { readConfig, type Config } from './config.ts';
import { nodeRefusal } from './require-node.ts';
import { StopReason } from './stop-reason.ts';

/** Writes one line for the person at the terminal. */
export type Say = (line: string) => void;

/** A program of the command line. */
export interface CommandLine<Task> {
  /** What it answers to arguments that are no task. */
  readonly usage: string;
  /** What the arguments ask for, a relative path taken from `from`; null: they are no task. A StopReason says in one line what is wrong with one of them. */
  readonly readTask: (given: readonly string[], from: string) => Task | null;
  /** Gives the exit code. A StopReason that it throws is its last line, with code 1. */
  readonly perform: (task: Task, config: Config, say: Say) => Promise<number>;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function stop(line: string, code: number): never {
  process.stderr.write(`${line}\n`);
  process.exit(code);
}

function readGiven<Task>(readTask: CommandLine<Task>['readTask']): Task | null {
  try {
    // npm runs scripts in the package's folder and tells where the person was.
    return readTask(process.argv.slice(2), process.env['INIT_CWD'] ?? process.cwd());
  } catch (error) {
    if (!(error instanceof StopReason)) throw error;
    stop(error.message, 2);
  }
}

/** Runs a program with this process's arguments and settings: code 2 and the usage, or what is wrong, for what is no task, 1 for what cannot be done. */
export async function runCommandLine<Task>({ usage, readTask, perform }: CommandLine<Task>): Promise<void> {
  const refusal = nodeRefusal(process.version);
  if (refusal !== null) stop(refusal, 1);
  // Whoever reads only the first lines ('versions | head') closes the pipe: the work goes on without them.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  const task = readGiven(readTask);
  if (task === null) stop(usage, 2);
  // An ordered exit, so that the embedded PostgreSQL is told to end too.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  const config = readConfig(process.env);
  if (!config.ok) stop(config.error, 1);
  try {
    process.exitCode = await perform(task, config.value, say);
  } catch (error) {
    if (!(error instanceof StopReason)) throw error;
    stop(error.message, 1);
  }
}
