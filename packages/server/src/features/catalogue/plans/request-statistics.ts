import type { PlanStatistics, StatisticsQuestion } from '@cotejo/contract/isapre-plan';
import { addMonths, plainDate, type PlainDate } from '@cotejo/core/dates';
import type { RequestContext } from '../../../platform/http/handlers.ts';
import { countRequests } from '../../../platform/request-statistics-store.ts';
import type { CatalogueServices } from '../insurance-detail-routes.ts';

/** Fewer are not told: a small count could be somebody. */
const fewestTold = 5;
/** Months counted, the one of today included. */
const monthsCounted = 12;

function firstDayCounted(today: PlainDate): PlainDate {
  return addMonths(plainDate(`${today.slice(0, 7)}-01`), 1 - monthsCounted);
}

function told(count: number): number | null {
  return count < fewestTold ? null : count;
}

/** How often a plan was asked for in twelve months by people like these, and which share of all requests that is. */
export async function readRequestStatistics(
  asked: StatisticsQuestion,
  { edition, today }: RequestContext,
  { memory, database }: CatalogueServices,
): Promise<PlanStatistics> {
  const since = firstDayCounted(today);
  const { ofProduct, ofAny } = await countRequests(database, { ...asked, edition: edition.id, since });
  const [solicitudes, total] = [told(ofProduct), told(ofAny)];
  return {
    codigo: asked.codigo,
    solicitudes,
    total,
    porcentaje: solicitudes === null || total === null ? null : Math.round((solicitudes * 1000) / total) / 10,
    desde: since,
    hasta: today,
    isDemonstration: memory.snapshot(edition.id).isDemonstration,
  };
}
