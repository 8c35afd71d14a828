import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readTask } from './import-task.ts';

const read = (line: string) => readTask(line.split(' '), '/home/ana');

describe('the arguments of catalogue:import', () => {
  it('name a folder from where the person is, publish unless told otherwise, and save unless it is a dry run', () => {
    const folder = resolve('/home/ana', 'fichas');
    const task = { kind: 'import', importKind: 'isapre-sheets', folder, dryRun: false, publish: true };
    expect(read('isapre-sheets fichas')).toEqual(task);
    expect(read('isapre-sheets fichas --dry-run')).toEqual({ ...task, dryRun: true });
    expect(read('--publish no isapre-sheets fichas')).toEqual({ ...task, publish: false });
    expect(read('isapre-sheets /fichas --publish=yes')).toEqual({ ...task, folder: resolve('/fichas') });
  });

  it('list versions, of all editions or of one, publish one by its number, and go back in a layer', () => {
    expect(read('versions')).toEqual({ kind: 'versions', edition: null });
    expect(read('versions --edition international')).toEqual({ kind: 'versions', edition: 'international' });
    expect(read('publish 12')).toEqual({ kind: 'publish', versionId: 12 });
    expect(read('rollback chile isapres')).toEqual({ kind: 'rollback', edition: 'chile', layer: 'isapres' });
  });

  it.each([
    '',
    'isapre-sheets',
    'isapre-sheets a b',
    'isapre-sheets a --publish perhaps',
    'isapre-sheets a --force',
    'plans a',
    'toString a',
    'isapre-sheets a --edition chile',
    'versions 3',
    'versions --edition france',
    'versions --dry-run',
    'publish',
    'publish last',
    'publish -1',
    'publish 1 2',
    'publish 1 --publish no',
    'rollback chile',
    'rollback france isapres',
    'rollback chile isapres 2',
  ])("'%s' is no task", (line) => {
    expect(read(line)).toBeNull();
  });
});
