import { expect, it } from 'vitest';
import { isDatabaseUnavailable, isFaultOfOneRow } from './database-faults.ts';

const withState = (code: string) => new Error('failed query', { cause: Object.assign(new Error('…'), { code }) });

it.each([
  ['a broken constraint', withState('23503'), { ofOneRow: true, unavailable: false }],
  ['a number out of range', withState('22003'), { ofOneRow: true, unavailable: false }],
  ['a deadlock', withState('40P01'), { ofOneRow: true, unavailable: false }],
  ['a bug of ours', new TypeError('undefined is not a function'), { ofOneRow: true, unavailable: false }],
  ['a table that is not there', withState('42P01'), { ofOneRow: false, unavailable: false }],
  ['a lock that was not got in time', withState('55P03'), { ofOneRow: false, unavailable: true }],
  ['a statement that took too long', withState('57014'), { ofOneRow: false, unavailable: true }],
  ['a full disk', withState('53100'), { ofOneRow: false, unavailable: true }],
  ['a server that ends', withState('57P01'), { ofOneRow: false, unavailable: true }],
  ['a refused connection', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }), { ofOneRow: false, unavailable: true }],
  [
    'a lost connection',
    new Error('failed query', { cause: new Error('Connection terminated unexpectedly') }),
    { ofOneRow: false, unavailable: true },
  ],
  ['no free connection in time', new Error('timeout exceeded when trying to connect'), { ofOneRow: false, unavailable: true }],
])('%s: whose fault it is', (_, error, faults) => {
  expect({ ofOneRow: isFaultOfOneRow(error), unavailable: isDatabaseUnavailable(error) }).toEqual(faults);
});
