import type { Transport } from '@cotejo/contract/client';
import { profileSchema } from '@cotejo/contract/profile';
import { expect, it, vi } from 'vitest';
import { checkProfile } from './check-profile.ts';

vi.mock('../browser-log.ts', () => ({ warnInBrowser: () => undefined }));

const profile = profileSchema.parse({ cotizante: [{ edad: 34 }] });

it('asks anew for the form of a product type that could not be told, and once for one that there is none of', async () => {
  let [status, asked] = [503, 0];
  const transport: Transport = async () => {
    asked += 1;
    const problem = { type: 'about:blank', title: 'no', status, requestId: 'test' };
    return { status, retryAfter: null, text: JSON.stringify(problem) };
  };
  const check = async () => checkProfile(transport, 'ISAPRE', { profile, today: '2026-11-20' });
  expect([await check(), await check(), asked]).toEqual([null, null, 2]);
  status = 404;
  expect([await check(), await check(), asked]).toEqual([null, null, 3]);
});
