import type { Organization, Product } from '@cotejo/core/catalogue';
import { dateInSpanish } from '@cotejo/core/dates';
import type { Quote, QuoteAssumption, QuotePromise } from '@cotejo/core/quote';
import type { Profile } from '../schemas/profile.ts';
import type { WireQuote } from '../schemas/quote.ts';
import { wireUf } from './wire-price.ts';

function sexOwner({ role, index }: Extract<QuoteAssumption, { kind: 'sex-taken' }>): string {
  switch (role) {
    case 'contributor':
      return 'tu sexo';
    case 'partner':
      return 'el sexo de tu pareja';
    case 'dependant':
      return `el sexo de tu carga ${index + 1}`;
  }
}

/** What a price was made with, said to the visitor. */
export function assumptionText(assumption: QuoteAssumption): string {
  switch (assumption.kind) {
    case 'example-profile':
      return 'Es el precio de un perfil de ejemplo, no del tuyo.';
    case 'sex-taken':
      return `No dijiste ${sexOwner(assumption)}: usamos Masculino.`;
    case 'owner-taken':
      return `No dijiste tu edad: usamos ${assumption.age} años.`;
    case 'region-not-said':
      return 'No dijiste tu región: este producto no se vende, o no cuesta lo mismo, en todas.';
    case 'uf-older':
      return `Usamos la UF del ${dateInSpanish(assumption.date)}, la última publicada: con la de hoy el precio puede cambiar.`;
    case 'uf-fallback':
      return `Usamos una UF de respaldo, del ${dateInSpanish(assumption.date)}: el precio es sólo una orientación.`;
    case 'converted':
      return `La tarifa está en ${assumption.from}: la convertimos con el valor del ${dateInSpanish(assumption.date)}.`;
    case 'cap-not-applied':
      return 'No conocemos el valor del tope de ingreso: calculamos con el ingreso completo.';
    case 'yearly-payment':
      return 'El precio es un solo pago por el año completo.';
    case 'single-payment':
      return 'El precio es un solo pago.';
    case 'part-of-family':
      return `El precio cubre a ${assumption.priced} de ${assumption.evaluated}: los demás no tienen precio en este producto.`;
  }
}

const noPromiseTexts: Readonly<Record<Extract<QuotePromise, { kind: 'none' }>['because'], string>> = {
  'no-price': 'Este producto no tiene precio para este perfil.',
  'example-profile': 'Con tu perfil te decimos hasta cuándo vale tu precio.',
  'uf-fallback': 'Sin la UF publicada no podemos comprometer este precio.',
  'not-on-sale': 'Este producto no está a la venta hoy.',
  'not-sold-in-region': 'Este producto no se vende en tu región.',
};

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
    assumptions: quote.assumptions.map((assumption) => ({ kind: assumption.kind, text: assumptionText(assumption) })),
    expires: promise.kind === 'until' ? promise.day : null,
    noPromise: promise.kind === 'none' ? { kind: promise.because, text: noPromiseTexts[promise.because] } : null,
    tariffVersion: quote.price.tariffVersion,
    uf: uf === null ? null : wireUf(uf),
  };
}
