import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';

/** The sheet is not UTF-8; `line` is the first one with a byte that cannot be. */
export class NotUtf8 extends Error {
  readonly line: number;

  constructor(line: number) {
    super(`line ${line} is not UTF-8`);
    this.line = line;
  }
}

/** The header is separated by something else than it should be. */
export class WrongSeparator extends Error {
  readonly separator: string;

  constructor(separator: string) {
    super(`the separator is '${separator}'`);
    this.separator = separator;
  }
}

/** How the header of a sheet is written; its row as a spreadsheet counts. */
interface HeaderForm {
  readonly separator: string;
  readonly headerRow: number;
}

function requireSeparator({ separator: expected, headerRow }: HeaderForm, firstText: string): void {
  const line = firstText.split('\n', headerRow)[headerRow - 1] ?? '';
  const header = line.replaceAll(/"[^"]*"/g, '');
  const others = [',', ';', '\t', '|'].filter((candidate) => candidate !== expected);
  const separator = header.includes(expected) ? undefined : others.find((candidate) => header.includes(candidate));
  if (separator !== undefined) throw new WrongSeparator(separator);
}

function lineBreaks(text: string): number {
  return text.split('\n').length - 1;
}

async function* decode(source: AsyncIterable<Buffer>, form: HeaderForm): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let line = 1;
  let last: Buffer = Buffer.alloc(0);
  try {
    for await (const bytes of source) {
      last = bytes;
      const text = decoder.decode(bytes, { stream: true });
      if (line === 1) requireSeparator(form, text);
      line += lineBreaks(text);
      yield text;
    }
    yield decoder.decode();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const [readable = ''] = new TextDecoder().decode(last).split('\u{FFFD}', 1);
    throw new NotUtf8(line + lineBreaks(readable));
  }
}

/**
 * The text of a plain or gzip file, piece by piece, without its byte order mark. Throws NotUtf8,
 * WrongSeparator, or what zlib or the disk say.
 */
export function sheetText(path: string, form: HeaderForm = { separator: ',', headerRow: 1 }): AsyncGenerator<string> {
  const bytes = createReadStream(path);
  if (!path.endsWith('.gz')) return decode(bytes, form);
  const plain = createGunzip();
  // A failure of either stage destroys the other, and the reader of `plain` meets it.
  pipeline(bytes, plain).catch(() => undefined);
  return decode(plain, form);
}
