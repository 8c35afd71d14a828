import { open, stat, type FileHandle } from 'node:fs/promises';
import { fail, ok, type Result } from '@cotejo/core/result';

/** A workbook is held whole while it is read, so its size has a limit; bigger tables come as CSV. */
const largestFile = 32 * 1024 * 1024;
const largestContent = 256 * 1024 * 1024;
const mostParts = 5_000;

const endRecordSize = 22;
const longestComment = 65_535;
const endSignature = 0x06_05_4b_50;
const entrySignature = 0x02_01_4b_50;
const entrySize = 46;
/** Stands for a size that only ZIP64 can say. */
const elsewhere = 0xff_ff_ff_ff;

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

/** Bytes of all parts unpacked, as the directory of the archive says them; null: it is no directory of an archive. */
function unpackedSize(directory: Buffer, parts: number): number | null {
  let [offset, total] = [0, 0];
  for (let part = 0; part < parts; part += 1) {
    if (offset + entrySize > directory.length || directory.readUInt32LE(offset) !== entrySignature) return null;
    const size = directory.readUInt32LE(offset + 24);
    if (size === elsewhere) return Number.POSITIVE_INFINITY;
    total += size;
    offset +=
      entrySize + directory.readUInt16LE(offset + 28) + directory.readUInt16LE(offset + 30) + directory.readUInt16LE(offset + 32);
  }
  return total;
}

async function checkArchive(file: FileHandle, size: number): Promise<Result<null, string>> {
  const start = await readAt(file, 0, 4);
  if (start.length === 4 && start.readUInt32BE(0) === 0xd0_cf_11_e0) {
    return fail('es un libro antiguo (.xls) o con contraseña: guárdalo como .xlsx sin ella');
  }
  if (start.toString('latin1', 0, 2) !== 'PK') return fail('no es un libro XLSX');
  const tailLength = Math.min(size, endRecordSize + longestComment);
  const tail = await readAt(file, size - tailLength, tailLength);
  const at = tail.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (at === -1 || at + endRecordSize > tail.length || tail.readUInt32LE(at) !== endSignature)
    return fail('el libro XLSX está cortado');
  const [parts, length, offset] = [tail.readUInt16LE(at + 10), tail.readUInt32LE(at + 12), tail.readUInt32LE(at + 16)];
  if (parts > mostParts || length > largestFile) return fail(`tiene más de ${mostParts} partes: no parece un libro`);
  const content = unpackedSize(await readAt(file, offset, length), parts);
  if (content === null) return fail('el libro XLSX está cortado o dañado');
  if (content > largestContent) {
    return fail(`descomprimido pasa de ${largestContent / 1024 / 1024} MB: entrega esas tablas como CSV`);
  }
  return ok(null);
}

/** Says why a workbook may not be read, before anything of it is unpacked: too big, a zip bomb, cut, or no workbook. */
export async function checkWorkbookSize(path: string): Promise<Result<null, string>> {
  const found = await stat(path).catch(() => null);
  if (!found?.isFile()) return fail('no está en la carpeta');
  if (found.size === 0) return fail('está vacío');
  if (found.size > largestFile) return fail(`pasa de ${largestFile / 1024 / 1024} MB: entrega sus tablas como CSV`);
  const file = await open(path);
  try {
    return await checkArchive(file, found.size);
  } finally {
    await file.close();
  }
}
