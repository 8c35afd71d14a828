import { describe, expect, it } from 'vitest';
import { reasonsFor } from './failure-reasons.ts';
import { leadStatuses } from './lead-statuses.ts';
import { judgeLeadStep } from './lead-transitions.ts';
import { askedForNoContact, withdrawalStateOf, withdrawalStep } from './lead-withdrawal.ts';
import { requestTypes } from './request-types.ts';

describe('a request that its person takes back', () => {
  it('can be taken back until it is sold, and from where it failed for another reason too', () => {
    const byState = Map.groupBy(leadStatuses, ({ id }) =>
      withdrawalStateOf({ status: id, failureReason: null, isByPerson: false }),
    );
    expect(byState.get('open')?.map(({ name }) => name)).toEqual([
      'Sin Estado',
      'Asignado',
      'Fallido',
      'Por Reasignar',
      'Web',
      'Cliente Falso',
      'Otro',
      'Contratacion Online',
    ]);
    expect(byState.has('withdrawn')).toBe(false);
    expect(withdrawalStateOf({ status: 5, failureReason: null, isByPerson: false })).toBe('closed');
  });

  it('is so once it failed because they asked for no contact, and for nothing else', () => {
    expect(withdrawalStateOf({ status: 4, failureReason: 9, isByPerson: true })).toBe('withdrawn');
    expect(withdrawalStateOf({ status: 4, failureReason: 9, isByPerson: false })).toBe('open');
    expect(withdrawalStateOf({ status: 4, failureReason: 10, isByPerson: true })).toBe('open');
    expect(askedForNoContact({ status: 2, failureReason: 9 })).toBe(false);
  });

  it.each(['chile', 'peru', 'colombia', 'international'] as const)('is a step that the rules have, in %s', (country) => {
    for (const { id: requestType } of requestTypes.filter(({ id }) => id !== 4 && id !== 5)) {
      expect(reasonsFor({ requestType, subStatus: withdrawalStep.subStatus, country }).map(({ id }) => id)).toContain(9);
      for (const { id: from } of leadStatuses) {
        const isOpen = withdrawalStateOf({ status: from, failureReason: null, isByPerson: false }) === 'open';
        expect([from, judgeLeadStep({ from, by: 'visitor', ...withdrawalStep }, { requestType, country }).ok]).toEqual([
          from,
          isOpen,
        ]);
      }
    }
  });
});
