import { listInWords, listTexts, sayInSpanish, type Say } from '../text/say.ts';
import type { CostReason } from './care-cost.ts';
import type { CareService } from './care-services.ts';

/** Why a cost cannot be worked out; 'of-…' is how a service is called in such a sentence. */
export const costReasonTexts = {
  ...listTexts,
  'percentage-missing': 'la ficha no dice qué parte paga de {{services}}',
  'cap-missing': 'la ficha no dice hasta cuánto paga de {{services}}',
  'amount-unreadable': 'la ficha da un monto en {{unit}}, que no podemos llevar a dinero',
  'pays-capital': 'este seguro paga un monto fijo y no una parte de la cuenta',
  'only-accidents': 'este seguro paga sólo por accidentes, y el cálculo cuenta la atención de un año sin accidentes',
  'one-illness': 'este seguro paga sólo por algunas enfermedades, y el cálculo cuenta la atención común de un año',
  pets: 'este seguro es de mascotas, y el cálculo cuenta la atención de personas',
  trip: 'este seguro es de viaje, y el cálculo cuenta la atención de un año',
  'outside-basket': 'lo que paga no está entre las atenciones del cálculo',
  'no-basket': 'todavía no tenemos precios de referencia para este país',
  'no-price': 'no tiene precio para tu grupo',
  'single-payment': 'se paga una sola vez y no por año',
  'company-price': 'el precio es el de la empresa completa',
  'no-rate': 'no tenemos el valor de la UF para llevarlo a tu moneda',
  'of-consulta': 'consultas',
  'of-examenes': 'exámenes',
  'of-imagenes': 'imágenes',
  'of-urgencia': 'urgencias',
  'of-salud-mental': 'salud mental',
  'of-medicamentos': 'medicamentos',
  'of-limpieza-dental': 'limpieza dental',
  'of-tapadura': 'tapaduras',
  'of-dia-cama': 'día cama',
  'of-pabellon': 'pabellón',
  'of-honorarios': 'honorarios',
  'of-insumos': 'insumos en hospital',
  'of-parto': 'parto',
} as const satisfies Record<CostReason['kind'] | `of-${CareService}` | keyof typeof listTexts, string>;

type SayReason = Say<typeof costReasonTexts>;
type MissingFigure = Extract<CostReason, { readonly service: CareService }>;

/** What a reason's text needs of it: the code and, where there is one, the service or the unit. */
export type CostReasonCode =
  | Pick<MissingFigure, 'kind' | 'service'>
  | Pick<Extract<CostReason, { readonly unit: string }>, 'kind' | 'unit'>
  | Exclude<CostReason, MissingFigure | { readonly unit: string }>;

const inSpanish = sayInSpanish(costReasonTexts);

function otherText(reason: CostReasonCode, say: SayReason): readonly string[] {
  if ('service' in reason) return [];
  return [say(reason.kind, 'unit' in reason ? { unit: reason.unit } : {})];
}

/**
 * Why a cost cannot be worked out, as the visitor reads it after 'No se puede calcular: ', in Spanish or as `say` speaks.
 * Figures of the same kind that the source leaves out are named together.
 */
export function costReasonsText(reasons: readonly CostReasonCode[], say: SayReason = inSpanish): string {
  const missing = (['percentage-missing', 'cap-missing'] as const).flatMap((kind) => {
    const services = reasons.flatMap((reason) => (reason.kind === kind ? [say(`of-${reason.service}`)] : []));
    return services.length === 0 ? [] : [say(kind, { services: listInWords(services, say) })];
  });
  return [...missing, ...new Set(reasons.flatMap((reason) => otherText(reason, say)))].join('; ');
}
