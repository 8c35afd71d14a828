import { expect, it } from 'vitest';
import { isFaultOfOneRow } from './fault-of-one-row.ts';

const withState = (code: string) => new Error('failed query', { cause: Object.assign(new Error('…'), { code }) });

it.each([
  ['a broken constraint', withState('23503'), true],
  ['a number out of range', withState('22003'), true],
  ['a deadlock', withState('40P01'), true],
  ['a bug of ours', new TypeError('undefined is not a function'), true],
  ['a lock that was not got in time', withState('55P03'), false],
  ['a full disk', withState('53100'), false],
  ['a server that ends', withState('57P01'), false],
  ['a refused connection', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }), false],
  ['a lost connection', new Error('failed query', { cause: new Error('Connection terminated unexpectedly') }), false],
  ['no free connection in time', new Error('timeout exceeded when trying to connect'), false],
])('%s: whether one row alone may be at fault is %3$s', (_, error, isOfOne) => {
  expect(isFaultOfOneRow(error)).toBe(isOfOne);
});
