import { describe, expect, it } from 'vitest';
import { editionIds } from '../editions/editions.ts';
import { executiveChoices } from './executive-choices.ts';
import { leadStatuses } from './lead-statuses.ts';
import { judgeLeadStep, leadTransitions } from './lead-transitions.ts';
import { requestTypes } from './request-types.ts';

const about = { requestType: 2, country: 'chile' } as const;

describe('what an executive can do next', () => {
  it('with a request that was given: say how it goes, close, give up, give back', () => {
    expect(executiveChoices(2, about).map(({ name }) => name)).toEqual([
      'Asignado',
      'Por Cerrar',
      'Fallido',
      'Por Reasignar',
      'Contratacion Online',
      'Cliente Falso',
    ]);
  });

  it('says why it came to nothing, by how far it came', () => {
    const failed = executiveChoices(2, about).find(({ to }) => to === 4);
    expect(failed?.subStatuses.map(({ name, reasons }) => [name, reasons.some(({ id }) => id === 22)])).toEqual([
      ['No Contactado', false],
      ['No le interesa', true],
      ['No avanza', true],
    ]);
  });

  it('is nothing where the office goes on', () => {
    expect(executiveChoices(9, about)).toEqual([]);
    expect(executiveChoices(3, about)).toEqual([]);
  });

  it('is never a step that the rules refuse, and every step that they let an executive take', () => {
    for (const { id: from } of leadStatuses)
      for (const country of editionIds)
        for (const { id: requestType } of requestTypes) {
          const choices = executiveChoices(from, { requestType, country });
          const permitted = leadTransitions.filter((step) => step.from === from && step.by.includes('EJECUTIVO'));
          expect(choices.map(({ to }) => to)).toEqual(permitted.map(({ to }) => to));
          for (const { to, subStatuses } of choices) {
            const said = subStatuses.flatMap(({ id: subStatus, reasons }): { subStatus?: number; reason?: number }[] =>
              reasons.length === 0 ? [{ subStatus }] : reasons.map(({ id: reason }) => ({ subStatus, reason })),
            );
            // Types that no visitor asks with have no reasons, and cannot fail.
            if (to === 4 && said.some(({ reason }) => reason === undefined)) continue;
            for (const { subStatus, reason } of said.length === 0 ? [{}] : said) {
              const step = { from, to, by: 'EJECUTIVO', subStatus, reason, executiveId: 1 } as const;
              expect([from, to, subStatus, reason, judgeLeadStep(step, { requestType, country }).ok]).toEqual([
                from,
                to,
                subStatus,
                reason,
                true,
              ]);
            }
          }
        }
  });
});
