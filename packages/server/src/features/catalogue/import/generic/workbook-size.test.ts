import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeXlsx } from 'hucre/xlsx';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkWorkbookSize } from './workbook-size.ts';
import { openWorkbook } from './workbook.ts';

let folder: string;
let path: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cotejo-workbook-'));
  path = join(folder, 'libro.xlsx');
});
afterEach(() => rm(folder, { recursive: true }));

/** A workbook whose directory says another unpacked size for its sheets. */
async function workbookSaying(size: number): Promise<Buffer> {
  const book = Buffer.from(
    await writeXlsx({ sheets: [{ name: 'A', rows: Array.from({ length: 5_000 }, () => ['x'.repeat(100)]) }] }),
  );
  for (let at = book.indexOf('PK\u0001\u0002'); at !== -1; at = book.indexOf('PK\u0001\u0002', at + 4)) {
    if (book.toString('latin1', at + 46, at + 60).startsWith('xl/worksheets/')) book.writeUInt32LE(size, at + 24);
  }
  return book;
}

describe('the size of a workbook', () => {
  it('is refused when the file is too big, before anything of it is read', async () => {
    await writeFile(path, 'PK');
    await truncate(path, 2 * 1024 ** 3);
    expect(await checkWorkbookSize(path)).toEqual({ ok: false, error: 'pasa de 32 MB: entrega sus tablas como CSV' });
  });

  it('is refused when it unpacks to too much', async () => {
    await writeFile(path, await workbookSaying(1024 ** 3));
    expect(await checkWorkbookSize(path)).toEqual({
      ok: false,
      error: 'descomprimido pasa de 256 MB: entrega esas tablas como CSV',
    });
    await writeFile(path, await workbookSaying(0xff_ff_ff_ff));
    expect(await checkWorkbookSize(path)).toMatchObject({ ok: false });
  });

  it('is refused when it unpacks to more than it says', async () => {
    await writeFile(path, await workbookSaying(1_000));
    expect(await openWorkbook(folder, 'libro.xlsx')).toMatchObject({ ok: false, error: { file: 'libro.xlsx' } });
  });

  it('is good when it says the truth', async () => {
    await writeFile(path, await writeXlsx({ sheets: [{ name: 'A', rows: [['x']] }] }));
    expect(await checkWorkbookSize(path)).toEqual({ ok: true, value: null });
  });
});
