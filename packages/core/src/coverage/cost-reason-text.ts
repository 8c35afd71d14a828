import type { CostReason } from './care-cost.ts';
import { careServiceFacts, type CareService } from './care-services.ts';

type MissingFigure = Extract<CostReason, { readonly service: CareService }>;

function isMissingFigure(reason: CostReason): reason is MissingFigure {
  return reason.kind === 'percentage-missing' || reason.kind === 'cap-missing';
}

function otherText(reason: Exclude<CostReason, MissingFigure>): string {
  switch (reason.kind) {
    case 'amount-unreadable':
      return `la ficha da un monto en ${reason.unit}, que no podemos llevar a dinero`;
    case 'pays-capital':
      return 'este seguro paga un monto fijo y no una parte de la cuenta';
    case 'only-accidents':
      return 'este seguro paga sólo por accidentes, y el cálculo cuenta la atención de un año sin accidentes';
    case 'one-illness':
      return 'este seguro paga sólo por algunas enfermedades, y el cálculo cuenta la atención común de un año';
    case 'pets':
      return 'este seguro es de mascotas, y el cálculo cuenta la atención de personas';
    case 'trip':
      return 'este seguro es de viaje, y el cálculo cuenta la atención de un año';
    case 'outside-basket':
      return 'lo que paga no está entre las atenciones del cálculo';
    case 'no-basket':
      return 'todavía no tenemos precios de referencia para este país';
    case 'no-price':
      return 'no tiene precio para tu grupo';
    case 'single-payment':
      return 'se paga una sola vez y no por año';
    case 'company-price':
      return 'el precio es el de la empresa completa';
    case 'no-rate':
      return 'no tenemos el valor de la UF para llevarlo a tu moneda';
  }
}

/** 'a, b y c', or 'e' before the sound i: 'exámenes e imágenes'. */
function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${/^h?i/i.test(last) ? 'e' : 'y'} ${last}`;
}

/**
 * Why a cost cannot be worked out, as the visitor reads it after 'No se puede calcular: '. Figures of the same kind that
 * the source leaves out are named together.
 */
export function costReasonsText(reasons: readonly CostReason[]): string {
  const missing = reasons.filter(isMissingFigure);
  const named = (kind: MissingFigure['kind']) =>
    listed(missing.filter((reason) => reason.kind === kind).map(({ service }) => careServiceFacts[service].inSentence));
  const [parts, caps] = [named('percentage-missing'), named('cap-missing')];
  const others = reasons.flatMap((reason) => (isMissingFigure(reason) ? [] : otherText(reason)));
  return [
    ...(parts === '' ? [] : [`la ficha no dice qué parte paga de ${parts}`]),
    ...(caps === '' ? [] : [`la ficha no dice hasta cuánto paga de ${caps}`]),
    ...new Set(others),
  ].join('; ');
}
