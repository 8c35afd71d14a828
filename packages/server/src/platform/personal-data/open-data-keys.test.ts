import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StopReason } from '../stop-reason.ts';
import { dataKeysOfTests, dataKeyText } from '../testing/data-keys-of-tests.ts';
import { dataKeyFile, openDataKeys } from './open-data-keys.ts';

let dataDirectory: string;
beforeEach(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'cotejo-keys-'));
});
afterEach(() => rm(dataDirectory, { recursive: true }));

describe('keys of personal data', () => {
  it('are made once beside the embedded database, in a file of its owner alone, by whoever is first', async () => {
    const options = { dataKeys: null, databaseUrl: null, dataDirectory };
    const [keys, ...others] = await Promise.all(Array.from({ length: 8 }, () => openDataKeys(options)));
    for (const other of [...others, await openDataKeys(options)]) expect(other).toEqual(keys);
    expect(await readdir(dataDirectory)).toEqual([dataKeyFile]);
    expect((await stat(join(dataDirectory, dataKeyFile))).mode & 0o777).toBe(0o600);
  });

  it('are those of DATA_KEY where it is set, and no file is made', async () => {
    const dataKeys = dataKeysOfTests('one', 'two');
    expect(await openDataKeys({ dataKeys, databaseUrl: 'postgres://db/cotejo', dataDirectory })).toBe(dataKeys);
    expect(await readdir(dataDirectory)).toEqual([]);
  });

  it('must be given for a database of one’s own: the start stops and names the setting', async () => {
    const opening = openDataKeys({ dataKeys: null, databaseUrl: 'postgres://db/cotejo', dataDirectory });
    await expect(opening).rejects.toThrow(/^Falta DATA_KEY: /);
    expect(await readdir(dataDirectory)).toEqual([]);
  });

  it('may be several in the file; one that holds none stops the start and is left as it is', async () => {
    const path = join(dataDirectory, dataKeyFile);
    await writeFile(path, `${dataKeyText('one')},${dataKeyText('two')}\n`);
    const options = { dataKeys: null, databaseUrl: null, dataDirectory };
    expect(await openDataKeys(options)).toEqual(dataKeysOfTests('one', 'two'));
    await writeFile(path, 'nothing');
    await expect(openDataKeys(options)).rejects.toThrow(StopReason);
    expect(await readFile(path, 'utf8')).toBe('nothing');
  });
});
