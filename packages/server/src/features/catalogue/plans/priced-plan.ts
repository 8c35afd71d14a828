import { quoteFor } from '@cotejo/contract/answer-price';
import type { AnswerGround } from '@cotejo/contract/answer-ground';
import type { ApiFailure } from '@cotejo/contract/errors';
import { exampleProfile } from '@cotejo/contract/example-profile';
import type { PlanFactors, PlanPeople, PlanQuestion, PlanTariffs } from '@cotejo/contract/isapre-plan';
import type { Profile } from '@cotejo/contract/profile';
import type { QuotedPrice } from '@cotejo/contract/quote';
import { wireAmount, wireUf } from '@cotejo/contract/wire-price';
import type { CatalogueSnapshot, Product } from '@cotejo/core/catalogue';
import { amountKeys } from '@cotejo/core/catalogue-content';
import { comparatorOf } from '@cotejo/core/comparison';
import { findIsaprePlan } from '@cotejo/core/find-product';
import { convert, moneyOf, toNumber } from '@cotejo/core/money';
import type { UfValue } from '@cotejo/core/pricing';
import { factorTable, gesPriceAt, valueAt } from '@cotejo/core/pricing-parameters';
import { fail, ok, type Result } from '@cotejo/core/result';
import type { CoverageTag } from '../product-detail.ts';

/** The plan that a call names, by number or code; where it gives both, both have to be its own. */
export function findPlan(
  snapshot: CatalogueSnapshot,
  { planid, codigoplan }: Pick<PlanQuestion, 'planid' | 'codigoplan'>,
): Result<Product, ApiFailure> {
  const row = planid === undefined ? -1 : snapshot.products.rowOfId(planid);
  const byNumber = row < 0 ? null : snapshot.products.at(row);
  const byCode = codigoplan === undefined ? byNumber : findIsaprePlan(snapshot, codigoplan);
  const isNamed = byCode?.kind === 'isapre-plan' && (planid === undefined || byCode.id === planid);
  return isNamed ? ok(byCode) : fail({ kind: 'not-found', detail: 'No existe ese plan' });
}

/** A plan's price for a family, or the example one. 400 for the profile, whose fields are named as `part` carries it. */
function priceOf(
  { product, profile, part }: { readonly product: Product; readonly profile: Profile | undefined; readonly part: string },
  ground: AnswerGround,
): Result<QuotedPrice, ApiFailure> {
  const comparator = comparatorOf(product, ground.snapshot.comparators);
  const quoted = quoteFor({ product, profile: profile ?? exampleProfile(ground.edition, comparator), comparator }, ground);
  return quoted.ok ? ok(quoted.value.answer) : fail(renamed(quoted.error, part));
}

/** A failure of the profile as the call names it: 'body.profile.cotizante' of a price call is 'query.datospersona.cotizante'. */
export function renamed(failure: ApiFailure, part: string): ApiFailure {
  if (!failure.errors) return failure;
  return {
    ...failure,
    errors: failure.errors.map(({ field, reason }) => ({ field: field.replace(/^body\.profile/, part), reason })),
  };
}

/** Factors have one decimal; their sum has too. */
function sumOfFactors(people: readonly { readonly factor: number | null }[]): number {
  return people.reduce((tenths, { factor }) => tenths + Math.round((factor ?? 0) * 10), 0) / 10;
}

function gesOf(product: Product, { snapshot, today }: AnswerGround): PlanFactors['ges'] {
  const isapre = snapshot.organizations.get(product.organizationId);
  const price = isapre && gesPriceAt(isapre.code, today);
  if (!price?.ok) return null;
  const { value, source, validFrom } = price.value;
  return { precio: wireAmount(value), fuente: source, validoDesde: validFrom };
}

function tableOf({ today }: AnswerGround): PlanFactors['tabla'] {
  const table = valueAt(factorTable, today);
  if (!table.ok) return null;
  const { value, source, validFrom } = table.value;
  return {
    bandas: value.bands.map(({ ageFrom, ageTo, contributorTenths, dependantTenths }) => ({
      edadDesde: ageFrom,
      edadHasta: ageTo,
      cotizante: contributorTenths / 10,
      carga: dependantTenths / 10,
    })),
    soloGesBajo: value.gesOnlyBelowAge,
    fuente: source,
    validoDesde: validFrom,
  };
}

/** The factors of a family in a plan, the table of the day and the GES of its isapre; what has no value on the day is null. */
export function planFactors(
  { product, profile, part }: { readonly product: Product; readonly profile: Profile | undefined; readonly part: string },
  ground: AnswerGround,
): Result<PlanFactors, ApiFailure> {
  const price = priceOf({ product, profile, part }, ground);
  if (!price.ok) return price;
  const { profiles } = price.value;
  return ok({
    codigoplan: product.code,
    isExample: profile === undefined,
    factores: profiles.map(({ role, index, edad, factor }) => ({ role, index, edad, factor })),
    total: sumOfFactors(profiles),
    ges: gesOf(product, ground),
    tabla: tableOf(ground),
  });
}

/** A plan's price for contributors and dependants of these ages, in UF and pesos per month. */
export function planPeople(
  { product, contributors, dependants }: { product: Product; contributors: readonly number[]; dependants: readonly number[] },
  ground: AnswerGround,
): Result<PlanPeople, ApiFailure> {
  const profile: Profile = {
    cotizante: contributors.map((edad) => ({ edad })),
    cargas: dependants.map((edad) => ({ edad })),
    ingresodatos: false,
  };
  const price = priceOf({ product, profile, part: 'query' }, ground);
  if (!price.ok) return price;
  const { profiles, price: pesos, unitPrice, gesPart } = price.value;
  const ofAge = ({ edad, factor, amount }: QuotedPrice['profiles'][number]) => ({ edad: edad ?? 0, factor, amount });
  return ok({
    codigoplan: product.code,
    cotizantes: profiles.filter(({ role }) => role !== 'dependant').map(ofAge),
    cargas: profiles.filter(({ role }) => role === 'dependant').map(ofAge),
    total: { factor: sumOfFactors(profiles), uf: unitPrice, pesos },
    ges: gesPart,
  });
}

/** An amount of a coverage in pesos: of UF by the day's value, of pesos as it is; null where the unit is neither. */
function inPesos(amount: number | null, unit: string, uf: UfValue | null): number | null {
  const [currency] = unit.split('/');
  if (amount === null) return null;
  if (currency === 'CLP') return amount;
  return currency === 'UF' && uf !== null ? toNumber(convert(moneyOf(amount, 'UF', 'year'), uf.rate)) : null;
}

/** The amounts of a plan's coverages that are money, each also in pesos of the day. */
export function planTariffs(product: Product, tags: readonly CoverageTag[], { uf }: AnswerGround): PlanTariffs {
  const rows = tags
    .flatMap(({ coverages }) => coverages)
    .flatMap(({ benefit, benefitCode, clinic, amounts }) =>
      amountKeys.flatMap((key) => {
        const bounds = amounts[key];
        if (!bounds || bounds.unit === '%') return [];
        const { minAmount, maxAmount, unit } = bounds;
        const isMoney = /^(UF|CLP)(\/|$)/.test(unit) && (uf !== null || unit.startsWith('CLP'));
        const pesos = { minAmount: inPesos(minAmount, unit, uf), maxAmount: inPesos(maxAmount, unit, uf) };
        const row = { insuranceBenefit: benefit, code: benefitCode, clinic: clinic?.displayName ?? null, key };
        return [{ ...row, minAmount, maxAmount, unit: { currencyCode: unit }, pesos: isMoney ? pesos : null }];
      }),
    );
  return { codigoplan: product.code, uf: uf && wireUf(uf), aranceles: rows };
}
