import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Files of a folder by name; text is written as UTF-8. */
export type SheetFiles = Readonly<Record<string, string | Uint8Array>>;

/** A sheet of lines under its header. */
export function sheet(header: string, ...lines: readonly string[]): string {
  return [header, ...lines, ''].join('\n');
}

/** Writes files into a new folder, hands it to the task and removes it again. */
export async function withSheets<Value>(files: SheetFiles, task: (folder: string) => Promise<Value>): Promise<Value> {
  const folder = await mkdtemp(join(tmpdir(), 'cotejo-sheets-'));
  try {
    for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
    return await task(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
