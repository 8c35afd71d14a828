import type { IndicatorsAnswer } from '@cotejo/contract/site';
import { wireUf } from '@cotejo/contract/wire-price';
import { rateToNumber, toNumber } from '@cotejo/core/money';
import type { RequestContext } from '../../platform/http/handlers.ts';
import { ufOfCall, type PublishedCatalogue } from '../../platform/published-catalogue.ts';

/** UF, UTM and observed dollar of a call's day, in pesos (A3-58); null in an edition without an indexed unit. */
export function readIndicatorsOfDay(catalogue: PublishedCatalogue, call: RequestContext): IndicatorsAnswer | null {
  const uf = ufOfCall(catalogue, call);
  if (uf === null) return null;
  const [usd, utm] = [catalogue.usd(call.today), catalogue.utm(call.today)];
  return {
    uf: wireUf(uf),
    utm: utm && { valor: toNumber(utm.pesos), fecha: utm.date, status: utm.status },
    usd: usd && { valor: rateToNumber(usd.rate), fecha: usd.date, status: usd.date === call.today ? 'of-the-day' : 'older' },
  };
}
