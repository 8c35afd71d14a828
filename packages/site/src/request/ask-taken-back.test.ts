import type { Transport } from '@cotejo/contract/client';
import type { Withdrawal } from '@cotejo/contract/withdrawal';
import { expect, it } from 'vitest';
import { fakeTransport } from '../testing/fake-transport.ts';
import { isTakenBack } from './ask-taken-back.ts';

const request: Withdrawal = {
  leadId: '5f0c7c1e-6a0b-4f5c-9a42-5f6a1f6f0a11',
  productDisplayName: 'Max Salud 90',
  organizationDisplayName: 'Cruz Blanca',
  state: 'open',
  withdrawnAt: null,
  executiveName: null,
  meeting: null,
  opensConsents: false,
  hasConsents: false,
};
const url = `/Retirar-solicitud?lead=${request.leadId}&firma=abc`;

async function asked(transport: Transport, of = url): Promise<boolean> {
  return isTakenBack({ transport, country: 'CL', version: 'test', url: of });
}

it('a request is asked about by the link of its answer, and is taken back once that is told', async () => {
  expect(await asked(fakeTransport({ getWithdrawal: { data: request } }))).toBe(false);
  expect(await asked(fakeTransport({ getWithdrawal: { data: { ...request, state: 'withdrawn' } } }))).toBe(true);
});

it('where it cannot be told it stands as it was answered', async () => {
  expect(await asked(fakeTransport({}))).toBe(false);
  expect(await asked(fakeTransport({ getWithdrawal: { data: { ...request, state: 'withdrawn' } } }), '/Retirar-solicitud')).toBe(
    false,
  );
});
