import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readTask } from './import-task.ts';

const read = (line: string) => readTask(line.split(' '), '/home/ana');

describe('the arguments of catalogue:import', () => {
  it('name a folder from where the person is, publish unless told otherwise, and save unless it is a dry run', () => {
    const folder = resolve('/home/ana', 'fichas');
    const task = { kind: 'isapre-sheets', folder, dryRun: false, publish: true };
    expect(read('isapre-sheets fichas')).toEqual(task);
    expect(read('isapre-sheets fichas --dry-run')).toEqual({ ...task, dryRun: true });
    expect(read('--publish no isapre-sheets fichas')).toEqual({ ...task, publish: false });
    expect(read('isapre-sheets /fichas --publish=yes')).toEqual({ ...task, folder: resolve('/fichas') });
  });

  it('list versions and publish one by its number', () => {
    expect(read('versions')).toEqual({ kind: 'versions' });
    expect(read('publish 12')).toEqual({ kind: 'publish', versionId: 12 });
  });

  it.each([
    '',
    'isapre-sheets',
    'isapre-sheets a b',
    'isapre-sheets a --publish perhaps',
    'isapre-sheets a --force',
    'plans a',
    'versions 3',
    'publish',
    'publish last',
    'publish -1',
  ])("'%s' is no task", (line) => {
    expect(read(line)).toBeNull();
  });
});
