import { addDays, dateInSpanish, isPlainDate, type PlainDate } from '@cotejo/core/dates';
import { editionById, type Edition } from '@cotejo/core/editions';
import { decimalsOf, moneyOf } from '@cotejo/core/money';
import { formatMoney } from '@cotejo/core/money-format';
import type { Database } from '../../platform/database/connect.ts';
import type { MailContent, MessageWriters } from '../../platform/messages/written-message.ts';
import { readWeek, type Week } from './weekly-report-store.ts';

const weekMilliseconds = 7 * 86_400_000;

/** What an executive's report says, `monday` being the first day after the week. */
export interface ReportedWeek extends Omit<Week, 'executive'> {
  readonly executive: Pick<Week['executive'], 'firstNames' | 'balance' | 'chargePerLead'>;
  readonly monday: PlainDate;
}

/** The report of a week: what came, what is ahead, and for how much the balance lasts. */
export function weeklyContent({ executive, requests, meetings, monday }: ReportedWeek, edition: Edition): MailContent {
  const { firstNames, balance, chargePerLead } = executive;
  const { currency } = edition;
  const shown = (steps: number) => formatMoney(moneyOf(steps / 10 ** decimalsOf[currency], currency, 'once'), edition);
  const lasts = chargePerLead > 0 ? Math.max(0, Math.floor(balance / chargePerLead)) : null;
  const came = requests === 1 ? 'Recibiste una solicitud' : `Recibiste ${requests} solicitudes`;
  const ahead = meetings === 1 ? 'tienes una reunión' : `tienes ${meetings} reuniones`;
  return {
    subject: `Tu semana: ${requests === 1 ? '1 solicitud' : `${requests} solicitudes`}`,
    preview: `${came}, y esta semana ${ahead}.`,
    heading: `${firstNames}, así fue tu semana`,
    paragraphs: [
      `${came} del ${dateInSpanish(addDays(monday, -7))} al ${dateInSpanish(addDays(monday, -1))}. Esta semana ${ahead}.`,
    ],
    rows: [
      ['Solicitudes recibidas', String(requests)],
      ['Reuniones en los próximos 7 días', String(meetings)],
      ['Saldo', shown(balance)],
      ...(lasts === null ? [] : ([['Alcanza para', lasts === 1 ? '1 solicitud' : `${lasts} solicitudes`]] as const)),
    ],
    closing: [`Para abonar a tu cuenta, escríbenos a ${edition.brand.supportEmail}.`],
  };
}

/** Who writes the reports; of a week in which nothing came and before one in which nobody is met there is none. */
export function weeklyWriters({ database }: { readonly database: Database }): MessageWriters {
  return {
    'weekly-report': async ({ id, edition: name, executiveId, occasion, createdAt }) => {
      const edition = editionById(name);
      if (!edition.ok || executiveId === null || occasion === null || !isPlainDate(occasion))
        throw new Error(`message ${id} is about no week of an executive`);
      const week = await readWeek(database, executiveId, {
        days: [addDays(occasion, -7), addDays(occasion, -1)],
        meetings: [createdAt, new Date(createdAt.getTime() + weekMilliseconds)],
      });
      if (week === null || week.requests + week.meetings === 0) return null;
      const content = weeklyContent({ ...week, monday: occasion }, edition.value);
      return { channel: 'mail', email: week.executive.email, content };
    },
  };
}
