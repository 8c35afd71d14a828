import type { Organization, Product } from '@cotejo/core/catalogue';
import { dateInSpanish, plainDate } from '@cotejo/core/dates';
import type { Quote, QuoteAssumption } from '@cotejo/core/quote';
import { sayInSpanish, type Say, type SayValues } from '@cotejo/core/say';
import type { Profile } from '../schemas/profile.ts';
import type { WireQuote } from '../schemas/quote.ts';
import { wireUf } from './wire-price.ts';

/** What a price was made with and why it promises nothing, by code: the API says it in Spanish, pages in their language. */
export const quoteTexts = {
  'example-profile': 'Es el precio de un perfil de ejemplo, no del tuyo.',
  'sex-taken-contributor': 'No dijiste tu sexo: usamos Masculino.',
  'sex-taken-partner': 'No dijiste el sexo de tu pareja: usamos Masculino.',
  'sex-taken-dependant': 'No dijiste el sexo de tu carga {{number}}: usamos Masculino.',
  'owner-taken': 'No dijiste tu edad: usamos {{age}} años.',
  'region-not-said': 'No dijiste tu región: este producto no se vende, o no cuesta lo mismo, en todas.',
  'uf-older': 'Usamos la UF del {{date}}, la última publicada: con la de hoy el precio puede cambiar.',
  'uf-fallback': 'Usamos una UF de respaldo, del {{date}}: el precio es sólo una orientación.',
  converted: 'La tarifa está en {{from}}: la convertimos con el valor del {{date}}.',
  'cap-not-applied': 'No conocemos el valor del tope de ingreso: calculamos con el ingreso completo.',
  'yearly-payment': 'El precio es un solo pago por el año completo.',
  'single-payment': 'El precio es un solo pago.',
  'part-of-family': 'El precio cubre a {{priced}} de {{evaluated}}: los demás no tienen precio en este producto.',
  'no-promise-no-price': 'Este producto no tiene precio para este perfil.',
  'no-promise-example-profile': 'Con tu perfil te decimos hasta cuándo vale tu precio.',
  'no-promise-uf-fallback': 'Sin la UF publicada no podemos comprometer este precio.',
  'no-promise-not-on-sale': 'Este producto no está a la venta hoy.',
  'no-promise-not-sold-in-region': 'Este producto no se vende en tu región.',
} as const;

type SaidAssumption = Pick<WireQuote['assumptions'][number], 'kind' | 'values'>;

/** The values of an assumption's text; dates as they are kept. */
function valuesOf(assumption: QuoteAssumption): SayValues | null {
  switch (assumption.kind) {
    case 'sex-taken':
      return { role: assumption.role, number: assumption.index + 1 };
    case 'owner-taken':
      return { age: assumption.age };
    case 'uf-older':
    case 'uf-fallback':
      return { date: assumption.date };
    case 'converted':
      return { from: assumption.from, date: assumption.date };
    case 'part-of-family':
      return { priced: assumption.priced, evaluated: assumption.evaluated };
    case 'example-profile':
    case 'region-not-said':
    case 'cap-not-applied':
    case 'yearly-payment':
    case 'single-payment':
      return null;
  }
}

/** An assumption in words, in the language that `say` and `dayText` (of a day YYYY-MM-DD) speak. */
export function assumptionText(
  { kind, values = {} }: SaidAssumption,
  say: Say<typeof quoteTexts>,
  dayText: (day: string) => string,
): string {
  const { role, date } = values;
  const shown = typeof date === 'string' ? { ...values, date: dayText(date) } : values;
  if (kind !== 'sex-taken') return say(kind, shown);
  return say(role === 'partner' || role === 'dependant' ? `sex-taken-${role}` : 'sex-taken-contributor', shown);
}

const inSpanish = sayInSpanish(quoteTexts);
const dayInSpanish = (day: string): string => dateInSpanish(plainDate(day));

function wireAssumption(assumption: QuoteAssumption): WireQuote['assumptions'][number] {
  const values = valuesOf(assumption);
  const said: SaidAssumption = { kind: assumption.kind, ...(values && { values }) };
  return { ...said, text: assumptionText(said, inSpanish, dayInSpanish) };
}

/** What a quote is told with beside itself. */
export interface QuoteSurroundings {
  readonly id: string;
  readonly product: Pick<Product, 'displayName'>;
  readonly organization: Pick<Organization, 'displayName'>;
  readonly profile: Profile;
}

/** A quote without its figures, as it crosses the wire. */
export function wireQuote(quote: Quote, { id, product, organization, profile }: QuoteSurroundings): WireQuote {
  const { promise, rates } = quote;
  const uf = rates.find(({ rate }) => rate.from === 'UF') ?? null;
  return {
    id,
    product: {
      id: quote.productId,
      code: quote.productCode,
      displayName: product.displayName,
      organizationDisplayName: organization.displayName,
    },
    inputs: { profile, quotedOn: quote.inputs.quotedOn },
    assumptions: quote.assumptions.map(wireAssumption),
    expires: promise.kind === 'until' ? promise.day : null,
    noPromise: promise.kind === 'none' ? { kind: promise.because, text: inSpanish(`no-promise-${promise.because}`) } : null,
    tariffVersion: quote.price.tariffVersion,
    uf: uf === null ? null : wireUf(uf),
  };
}
