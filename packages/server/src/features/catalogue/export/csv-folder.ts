import { createWriteStream, type WriteStream } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { tableNames, tables, type TableName } from '../import/generic/tables/tables.ts';
import type { TableSink } from './table-sink.ts';

/** Characters gathered before they go to the file. */
const pieceLength = 64 * 1024;

function csvCell(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** One CSV file that takes rows as fast as the disk does. */
class CsvFile {
  readonly #stream: WriteStream;
  #waiting = '';

  constructor(path: string, header: readonly string[]) {
    this.#stream = createWriteStream(path);
    this.#waiting = `${header.map(csvCell).join()}\n`;
  }

  async #flush(): Promise<void> {
    const piece = this.#waiting;
    this.#waiting = '';
    if (piece !== '' && !this.#stream.write(piece)) await once(this.#stream, 'drain');
  }

  async add(cells: readonly string[]): Promise<void> {
    this.#waiting += `${cells.map(csvCell).join()}\n`;
    if (this.#waiting.length >= pieceLength) await this.#flush();
  }

  async end(): Promise<void> {
    await this.#flush();
    this.#stream.end();
    await finished(this.#stream);
  }
}

/** Every table as a CSV file of a folder that is there: UTF-8, comma, one line end. */
export function csvFolder(folder: string): TableSink {
  const files = new Map(tableNames.map((name) => [name, new CsvFile(join(folder, `${name}.csv`), tables[name].fields)] as const));
  return {
    add: async (name: TableName, cells: readonly string[]) => files.get(name)?.add(cells),
    end: async () => {
      for (const file of files.values()) await file.end();
      return null;
    },
  };
}
