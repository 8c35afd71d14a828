import { describe, expect, it, vi } from 'vitest';
import { refusing, SharedStorage } from '../testing/shared-storage.ts';
import { forgivingStorage } from './forgiving-storage.ts';

describe('storage that forgives', () => {
  it('keeps what the browser keeps, also for the next page', () => {
    const shared = new SharedStorage();
    expect(forgivingStorage(shared.tab()).write('a', '1')).toBe(true);
    const next = forgivingStorage(shared.tab());
    expect([next.read('a'), next.read('b'), next.keys()]).toEqual(['1', null, ['a']]);
    next.remove('a');
    expect([...shared.items]).toEqual([]);
  });

  it('lasts for the page in private mode, and says that nothing is kept', () => {
    const storage = forgivingStorage(refusing);
    expect(storage.write('a', '1')).toBe(false);
    expect([storage.read('a'), storage.keys()]).toEqual(['1', ['a']]);
    storage.remove('a');
    expect([storage.read('a'), storage.keys()]).toEqual([null, []]);
    expect(forgivingStorage(refusing).read('a')).toBeNull();
  });

  it('goes on with the newest value where there is no more room, and keeps it once there is', () => {
    const shared = new SharedStorage(4);
    shared.change('a', '12');
    const storage = forgivingStorage(shared.tab());
    expect(storage.write('a', '12345')).toBe(false);
    expect([storage.read('a'), shared.items.get('a')]).toEqual(['12345', '12']);
    expect(storage.write('a', '34')).toBe(true);
    expect([storage.read('a'), shared.items.get('a')]).toEqual(['34', '34']);
  });

  it('tells of changes here and in other tabs, until one stops', () => {
    const shared = new SharedStorage();
    const [here, there] = [forgivingStorage(shared.tab()), forgivingStorage(shared.tab())];
    const listener = vi.fn<(key: string | null) => void>();
    const stop = here.subscribe(listener);
    here.write('a', '1');
    there.write('b', '2');
    there.remove('a');
    shared.clear();
    expect(listener.mock.calls).toEqual([['a'], ['b'], ['a'], [null]]);
    stop();
    there.write('b', '3');
    expect(listener).toHaveBeenCalledTimes(4);
  });

  it('gives up what it could not keep for what another tab keeps, and all of it where everything is removed', () => {
    const shared = new SharedStorage(4);
    const storage = forgivingStorage(shared.tab());
    storage.write('a', '12345');
    storage.write('b', '12345');
    shared.change('a', '1');
    expect([storage.read('a'), storage.read('b')]).toEqual(['1', '12345']);
    shared.clear();
    expect([storage.read('a'), storage.read('b')]).toEqual([null, null]);
  });

  it('tells a page that comes back what may have changed while it was left', () => {
    const shared = new SharedStorage();
    const [left, other] = [shared.tab(), forgivingStorage(shared.tab())];
    const storage = forgivingStorage(left);
    const listener = vi.fn<(key: string | null) => void>();
    storage.subscribe(listener);
    left.leave();
    other.write('a', '1');
    expect(listener).not.toHaveBeenCalled();
    left.comeBack();
    expect([listener.mock.calls, storage.read('a')]).toEqual([[[null]], '1']);
  });
});
