import { endpoints } from '@cotejo/contract/endpoints';
import { leadAnswerSchema } from '@cotejo/contract/lead';
import { meetingPlaceSchema, type MeetingPlace, type MeetingSlots } from '@cotejo/contract/meeting';
import { problemSchema } from '@cotejo/contract/errors';
import type { EditionId } from '@cotejo/core/editions';
import { z } from 'zod';
import { meetingToken } from '../../../platform/meetings/meeting-link.ts';
import { openServiceKeys } from '../../../platform/service-keys-store.ts';
import { wireHeaders, type TestApp } from '../../../platform/testing/test-app.ts';

/** What a call about a meeting was answered: the booking, or what is wrong. */
export type Told =
  | { readonly status: 200; readonly place: MeetingPlace }
  | { readonly status: number; readonly kind: string; readonly detail: string | undefined };

/** People who asked for something, and what they do with the link of their meeting. */
export interface MeetingVisitors {
  /** Sends a request of somebody new and answers its number. */
  readonly ask: () => Promise<string>;
  readonly tokenOf: (leadId: string, edition?: EditionId) => Promise<string>;
  /** The link of an executive. */
  readonly staffTokenOf: (leadId: string, executiveId: number) => Promise<string>;
  readonly see: (token: string) => Promise<Told>;
  readonly slots: (token: string) => Promise<MeetingSlots>;
  readonly book: (token: string, startsAt: string, more?: { readonly key?: string; readonly body?: object }) => Promise<Told>;
  readonly change: (token: string, change: object, key?: string) => Promise<Told>;
}

const dataSchema = z.object({ data: meetingPlaceSchema });

/** Visitors of the Chilean edition. */
export function meetingVisitors(test: TestApp): MeetingVisitors {
  const keys = openServiceKeys(test.database.database, null);
  let asked = 0;

  async function send(method: 'GET' | 'POST' | 'PATCH', url: string, payload: object | null, key: string = crypto.randomUUID()) {
    const headers = { host: 'localhost', ...(method === 'GET' ? {} : { ...wireHeaders(), 'idempotency-key': key }) };
    return test.app.inject({ method, url, headers, ...(payload === null ? {} : { payload }) });
  }

  function told({ statusCode, json }: Awaited<ReturnType<typeof send>>): Told {
    if (statusCode === 200) return { status: statusCode, place: dataSchema.parse(json()).data };
    const { type, detail } = problemSchema.parse(json());
    return { status: statusCode, kind: type, detail };
  }

  return {
    ask: async () => {
      asked += 1;
      const plan = test.memory.snapshot('chile').products.find(({ kind }) => kind === 'isapre-plan');
      const response = await send('POST', '/api/leads', {
        tipo: 'isapre',
        first_name: 'Zulema Reunida',
        telefono: `+56 9 8765 ${String(4000 + asked)}`,
        email: `zulema${asked}@correo.cl`,
        productCode: plan?.code,
        profile: { cotizante: [{ edad: 34, sexo: 'Femenino' }], region: { stateCode: '13' }, ingresodatos: true },
      });
      return leadAnswerSchema.parse(response.json()).leadId;
    },
    tokenOf: async (leadId, edition = 'chile') => meetingToken(await keys.get('meeting'), { edition, leadId, party: 'visitor' }),
    staffTokenOf: async (leadId, executiveId) =>
      meetingToken(await keys.get('meeting'), { edition: 'chile', leadId, party: 'executive', executiveId }),
    see: async (token) => told(await send('GET', `/api/meetings/${token}`, null)),
    slots: async (token) => {
      const response = await send('GET', `/api/meetings/${token}/slots`, null);
      return endpoints.listMeetingSlots.responses[200].parse(response.json()).data;
    },
    book: async (token, startsAt, { key, body = {} } = {}) =>
      told(await send('POST', `/api/meetings/${token}`, { startsAt, ...body }, key)),
    change: async (token, change, key) => told(await send('PATCH', `/api/meetings/${token}`, change, key)),
  };
}

/** Leaves one executive in charge of plans, who answers everybody and meets people from Monday to Friday, 9 to 18 with an hour for lunch. */
export async function leaveOneInCharge(test: TestApp): Promise<number> {
  const { rows } = await test.database.pool.query<{ id: number }>(
    `update executives set business_lines = '{isapre}', daily_limit = 10000, balance = 1000000000, calendly_active = false
     where email = 'antonia.pizarro@cotejo.example' returning id`,
  );
  const id = rows[0]?.id ?? 0;
  await test.database.pool.query("update executives set business_lines = '{otra}' where id <> $1", [id]);
  return id;
}

/** Every executive meets people from Monday to Friday, 9 to 18 with an hour for lunch, in Santiago. */
export async function openCalendars(test: TestApp): Promise<void> {
  const hours = [1, 2, 3, 4, 5].flatMap((day) => [
    { day, from: '09:00', to: '13:00' },
    { day, from: '14:00', to: '18:00' },
  ]);
  await test.database.pool.query(
    `insert into executive_calendars (executive_id, time_zone, hours, slot_minutes, step_minutes, before_minutes, after_minutes, notice_minutes, horizon_days)
     select id, 'America/Santiago', $1, 30, 45, 5, 10, 120, 14 from executives`,
    [JSON.stringify(hours)],
  );
}
