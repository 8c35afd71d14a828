import { execFileSync } from 'node:child_process';

interface Process {
  readonly id: number;
  readonly parent: number;
  readonly kilobytes: number;
  readonly command: string;
}

function processes(): Process[] {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid=,rss=,args='], { encoding: 'utf8', maxBuffer: 16_000_000 })
    .trim()
    .split('\n');
  return lines.map((line) => {
    const [id = '', parent = '', kilobytes = '', ...command] = line.trim().split(/\s+/);
    return { id: Number(id), parent: Number(parent), kilobytes: Number(kilobytes), command: command.join(' ') };
  });
}

/** Resident memory in MB (10^6 bytes) of a process and those it started, PostgreSQL and its kin left out. */
export function residentMegabytes(processId: number): number {
  const all = processes();
  const sum = (id: number): number =>
    all
      .filter((process) => process.parent === id && !process.command.includes('postgres'))
      .reduce((total, child) => total + sum(child.id), all.find((process) => process.id === id)?.kilobytes ?? 0);
  return (sum(processId) * 1024) / 1e6;
}
