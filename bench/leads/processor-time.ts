import { readdir, readFile } from 'node:fs/promises';

/** Ticks of the processor a second, as Linux counts them for programs, whatever it counts itself. */
const ticksPerSecond = 100;

interface Used {
  readonly parent: number;
  /** Milliseconds of the processor: of the process with all its threads, and of the children of it that have ended. */
  readonly own: number;
  readonly ended: number;
}

/** What a process has used; null: it is gone, or this is no Linux. */
async function usedBy(processId: number): Promise<Used | null> {
  const line = await readFile(`/proc/${processId}/stat`, 'utf8').catch(() => null);
  if (line === null) return null;
  // The second field is a name in brackets that may hold anything.
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  const milliseconds = (first: number): number => ((Number(fields[first]) + Number(fields[first + 1])) * 1000) / ticksPerSecond;
  return { parent: Number(fields[1]), own: milliseconds(11), ended: milliseconds(13) };
}

/** Milliseconds of the processor that a process has used, without its children; 0 where nothing tells it, as on macOS. */
export async function processorTimeOf(processId: number): Promise<number> {
  return (await usedBy(processId))?.own ?? 0;
}

/** The same of a process with all its children, those that have ended too, such as a PostgreSQL with its connections. */
export async function processorTimeOfAll(processId: number): Promise<number> {
  const root = await usedBy(processId);
  if (root === null) return 0;
  const ids = (await readdir('/proc')).map(Number).filter((id) => Number.isInteger(id));
  const others = await Promise.all(ids.map(usedBy));
  return others.reduce((sum, other) => sum + (other?.parent === processId ? other.own : 0), root.own + root.ended);
}
