import { describe, expect, it } from 'vitest';
import { leadStatus, leadSubStatuses, subStatusesOf } from '../leads/lead-statuses.ts';
import { paymentWayOf } from './first-payment.ts';

describe('how a contract is paid', () => {
  it('is said by each sub-status of Cerrado, and by no other', () => {
    expect(subStatusesOf(leadStatus.closed).map(({ id, name }) => [name, paymentWayOf(id)])).toEqual([
      ['Web - Subscripción activa', 'subscription'],
      ['Web - Pago único', 'single'],
      ['Web - Transferencia no automática', 'transfer'],
    ]);
    const said = leadSubStatuses.filter(({ id }) => paymentWayOf(id) !== null);
    expect(said).toHaveLength(3);
    expect(paymentWayOf(null)).toBeNull();
  });
});
