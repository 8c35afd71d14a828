import { contactHours } from '@cotejo/core/contact-hours';
import type { MessageChannel } from '@cotejo/core/notification-events';
import { composeLeadSteps } from '../../../compose-lead-steps.ts';
import { createOutbox } from '../../../platform/messages/enqueue-message.ts';
import { readUnbalancedAccounts } from '../../../platform/ledger-store.ts';
import { askForPlan } from '../../../platform/testing/ask-for-plan.ts';
import { somebody } from '../../../platform/testing/somebody.ts';
import { testNow, type TestApp } from '../../../platform/testing/test-app.ts';
import { historyOf } from '../lead-history.ts';
import { findLead, readSteps } from '../lead-step-store.ts';
import { takeLeadStep, type LeadStepWish } from '../take-lead-step.ts';

/** Somebody in charge of plans; what is not said lets them take any number. */
export interface InCharge {
  readonly weight?: number;
  readonly dailyLimit?: number;
  /** Requests that the balance pays for. */
  readonly paid?: number;
  readonly line?: string;
}

/** What a request costs whoever has it, in pesos. */
export const charge = 3000;

/** Requests of the Chilean edition and whoever works on them, whose messages go by mail alone unless it is said by what else. */
export function leadDesk(test: TestApp, clock: () => number = () => testNow, channels: readonly MessageChannel[] = ['mail']) {
  const { pool, database } = test.database;
  const warnings: unknown[] = [];
  const services = composeLeadSteps({
    database,
    clock,
    outbox: createOutbox({ jobs: test.jobs, channels, hours: contactHours }),
    warn: (fields: unknown) => void warnings.push(fields),
  });
  return {
    services,
    warnings,
    /** Leaves these people alone in charge; their numbers are 1, 2, 3. */
    putInCharge: async (people: readonly InCharge[]): Promise<void> => {
      await pool.query(
        'truncate leads, executives, ledger_transfers, quotes, idempotency_keys, messages restart identity cascade',
      );
      for (const [index, { weight = 1, dailyLimit = 1000, paid = 1000, line = 'isapre' }] of people.entries()) {
        await pool.query(
          `insert into executives (edition, first_names, last_names, phone, email, business_lines, weight, daily_limit, balance, charge_per_lead)
           values ('chile', $1, 'Soto', '+56 9 1111 2222', $2, $3, $4, $5, $6, $7)`,
          [`Ana${index + 1}`, `${index + 1}@cotejo.example`, [line], weight, dailyLimit, paid * charge, charge],
        );
      }
      await pool.query(
        `insert into ledger_transfers (executive_id, type, from_account, to_account, amount)
         select id, 1, 'house:bank', 'executive:' || id, balance from executives where balance > 0`,
      );
    },
    /** A request for a plan, of somebody new unless it is said of whom; its number. */
    ask: async (person = somebody()): Promise<string> => (await askForPlan(test, person)).leadId,
    /** Takes a step as an administrator called Marta, unless it says otherwise. */
    take: (wish: Pick<LeadStepWish, 'leadId' | 'to'> & Partial<LeadStepWish>) =>
      takeLeadStep({ by: 'ADMINISTRADOR', byName: 'Marta', now: clock(), ...wish }, services),
    stateOf: async (leadId: string) => {
      const lead = await findLead(database, leadId);
      return lead && { status: lead.status, executive: lead.executiveId, subStatus: lead.subStatus, reason: lead.failureReason };
    },
    /** From, to, and executive before and after, of all that became of a request. */
    historyOf: async (leadId: string) => {
      const lead = await findLead(database, leadId);
      if (lead === null) throw new Error(`no request ${leadId}`);
      return historyOf(lead, await readSteps(database, leadId));
    },
    /** What each executive has, in charges, by their number. */
    balances: async (): Promise<readonly number[]> => {
      const { rows } = await pool.query<{ balance: number }>('select balance::int from executives order by id');
      return rows.map(({ balance }) => balance / charge);
    },
    /** Messages taken of an event, as executive numbers. */
    toldOf: async (leadId: string, event: string): Promise<readonly (number | null)[]> => {
      const { rows } = await pool.query<{ executive_id: number | null }>(
        'select executive_id from messages where lead_id = $1 and event = $2 order by created_at, key',
        [leadId, event],
      );
      return rows.map((row) => row.executive_id);
    },
    /** Executives whose balance is not their ledger's, and requests paid by anybody but whoever has them. */
    wrongAccounts: async () => {
      const { rows } = await pool.query(
        `select lead_id from ledger_transfers t join leads l on l.id = t.lead_id where type in (103, 13)
         group by lead_id, t.executive_id, l.executive_id
         having sum(case type when 103 then amount else -amount end) <> case when t.executive_id = l.executive_id then ${charge} else 0 end`,
      );
      return [await readUnbalancedAccounts(database), rows];
    },
  };
}
