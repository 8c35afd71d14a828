import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readExportTask } from './export-task.ts';

const read = (line: string) => readExportTask(line.split(' '), '/home/ana');

describe('the arguments of catalogue:export', () => {
  it('name a layer and a folder from where the person is; the published version as CSV unless told otherwise', () => {
    const request = { edition: 'chile', layer: 'isapres', folder: resolve('/home/ana', 'salida'), version: null, xlsx: false };
    expect(read('chile isapres salida')).toEqual(request);
    expect(read('chile isapres salida --xlsx')).toEqual({ ...request, xlsx: true });
    expect(read('--version 12 chile isapres /salida')).toEqual({ ...request, folder: resolve('/salida'), version: 12 });
  });

  it.each([
    '',
    'chile',
    'chile isapres',
    'france isapres a',
    'chile isapres a b',
    'chile isapres a --version 0',
    'chile a b --all',
  ])("'%s' is no export", (line) => {
    expect(read(line)).toBeNull();
  });
});
