import type { Organization } from '@cotejo/core/catalogue';
import type { CatalogueContent, ProductContent } from '@cotejo/core/catalogue-content';
import { demonstrationSource } from '../demonstration.ts';
import { features } from '../features.ts';
import { clinicContent, clinics } from './clinics.ts';
import { productOf, tariffsOf, type Offer } from './insurances.ts';
import type { DemoInsurer } from './insurers.ts';
import { isapres } from './isapre-lines.ts';
import { insuranceLines } from './lines/insurance-lines.ts';

type Seller = Omit<Organization, 'id'>;
type Character = Pick<DemoInsurer, 'level' | 'limits' | 'series'>;
interface Agreement {
  readonly seller: Seller;
  readonly character: Character;
  /** Key of the line that the product is of. */
  readonly line: string;
  /** True: it is valid at the seller's own clinic alone. */
  readonly isOfOneClinic: boolean;
}

function isapreOf(url: string): Seller {
  const found = isapres.find(({ organization }) => organization.url === url);
  if (!found) throw new Error(`no isapre is known as ${url}`);
  return found.organization;
}

function clinicSeller(url: string, [code, mark, hue]: readonly [code: string, mark: string, hue: number]): Seller {
  const found = clinics.find((clinic) => clinic.url === url);
  if (!found) throw new Error(`no clinic is known as ${url}`);
  const { displayName } = found;
  return { code, acronym: code, name: displayName, displayName, url, kind: 'provider', mark, hue, open: true };
}

const agreements: readonly Agreement[] = [
  {
    seller: isapreOf('Colmena'),
    character: { level: 0.97, limits: 0.95, series: 'Colmena' },
    line: 'dental',
    isOfOneClinic: false,
  },
  {
    seller: isapreOf('Cruz-Blanca'),
    character: { level: 1.01, limits: 1, series: 'Cruz Blanca' },
    line: 'farmacia',
    isOfOneClinic: false,
  },
  {
    seller: clinicSeller('Clinica-Alemana-de-Santiago', ['CAS', 'AS', 120]),
    character: { level: 1.05, limits: 1, series: 'Alemana' },
    line: 'oncologico',
    isOfOneClinic: true,
  },
  {
    seller: clinicSeller('Clinica-Davila', ['CDA', 'DA', 210]),
    character: { level: 0.9, limits: 0.9, series: 'Dávila' },
    line: 'primario',
    isOfOneClinic: true,
  },
  {
    seller: clinicSeller('Clinica-Red-Salud-Providencia', ['CRP', 'RP', 340]),
    character: { level: 0.88, limits: 0.9, series: 'Providencia' },
    line: 'primario',
    isOfOneClinic: true,
  },
];

function offerOf({ seller, character, line }: Agreement): Offer {
  const found = insuranceLines.find(({ key }) => key === line);
  if (!found) throw new Error(`no line is known as ${line}`);
  return { line: found, insurer: { organization: seller, ...character }, level: 0, isOnlineTwin: false };
}

/** Of a clinic's own product the network is that clinic and no other. */
function agreedProduct(agreement: Agreement): ProductContent {
  const product = productOf(offerOf(agreement));
  if (!agreement.isOfOneClinic) return product;
  const { hospitalPercentage, ambulatoryPercentage } = product.summary;
  const own = clinics.filter(({ url }) => url === agreement.seller.url);
  return {
    ...product,
    clinics: own.map(({ code }) => ({
      clinicCode: code,
      hospitalaria: hospitalPercentage,
      ambulatoria: ambulatoryPercentage,
      urgencia: hospitalPercentage,
    })),
    clinicsAreComplete: true,
  };
}

/**
 * The demonstration layer 'convenios' of Chile: what isapres sell beside their plans, and clinics for themselves. The names
 * are real, the products invented. The same on every run.
 */
export function chileAgreements(): CatalogueContent {
  return {
    edition: 'chile',
    layer: 'convenios',
    source: demonstrationSource,
    isDemonstration: true,
    organizations: agreements.map(({ seller }) => seller),
    clinics: clinicContent,
    features,
    comparators: [],
    tariffs: agreements.flatMap((agreement) => tariffsOf(offerOf(agreement))),
    products: agreements.map(agreedProduct),
  };
}
