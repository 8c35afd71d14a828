import type { Organization, OrganizationKind } from '@cotejo/core/catalogue';
import { editionIds, type EditionId } from '@cotejo/core/editions';
import { insurers } from '../chile/insurers.ts';
import { isapres } from '../chile/isapre-lines.ts';
import { colombiaSellers } from '../colombia/sellers.ts';
import { internationalSellers } from '../international/sellers.ts';
import { peruSellers } from '../peru/sellers.ts';
import { pageLandings } from './page-landings.ts';
import { topicLandings } from './landing-topics.ts';

/** A page that visitors from elsewhere arrive at: about one who sells, or about one need. */
export interface DemoLanding {
  readonly edition: EditionId;
  readonly url: string;
  readonly title: string;
  readonly description: string;
  /** HTML. */
  readonly body: string;
  readonly seo: { readonly title: string; readonly description: string };
  readonly organizationCode: string | null;
  readonly subdomain: string | null;
  /** Moment in ISO 8601. */
  readonly publishedAt: string;
}

type Seller = Omit<Organization, 'id'>;

const sellers: Readonly<Record<EditionId, readonly { readonly organization: Seller }[]>> = {
  chile: [...isapres, ...insurers],
  peru: peruSellers,
  colombia: colombiaSellers,
  international: internationalSellers,
};

/** What each kind sells, and what its page says of it. Kinds that sell nothing have no page. */
const sold: Readonly<Partial<Record<OrganizationKind, { readonly what: string; readonly says: string }>>> = {
  isapre: {
    what: 'Planes de isapre',
    says: 'Un plan de isapre se paga con tu 7% de cotización. Compara su precio para tu familia, su red y sus topes.',
  },
  insurer: {
    what: 'Seguros',
    says: 'Compara sus seguros con los de las demás aseguradoras: precio por persona, lo que pagan y lo que dejan fuera.',
  },
  provider: {
    what: 'Planes de salud',
    says: 'El plan de una clínica se usa en sus propias sedes. Mira qué atenciones incluye y cuánto pagas en cada una.',
  },
  eps: {
    what: 'Planes',
    says: 'Compara sus planes: qué atenciones incluyen, en qué centros, y cuánto pagarías tú y tu familia.',
  },
  prepaid: {
    what: 'Medicina prepagada',
    says: 'La medicina prepagada se suma a tu EPS. Compara sus planes por precio, red de clínicas y copagos.',
  },
  assistance: {
    what: 'Asistencias',
    says: 'Una asistencia resuelve lo inmediato: una visita, una orientación, un traslado. Mira qué incluye y cuántas veces al año.',
  },
};

const publishedAt = '2026-11-02T12:00:00.000Z';

function landingOf(edition: EditionId, { code, displayName, url, kind }: Seller): DemoLanding[] {
  const texts = sold[kind];
  if (texts === undefined) return [];
  const title = `${texts.what} de ${displayName}`;
  const description = `${texts.what} de ${displayName}, con su precio para tu familia y junto a los de otras empresas.`;
  const body = [
    `<h2>${title}</h2><p>${texts.says}</p>`,
    '<h2>Cómo comparar</h2>',
    '<ol><li>Di quiénes son y qué edad tienen: el precio cambia con cada persona.</li>',
    '<li>Elige los centros médicos que usas y lo que no puede faltar.</li>',
    '<li>Pon dos o tres productos lado a lado y mira lo que pagarías al año, no solo al mes.</li></ol>',
    '<p><small>Los productos y precios de esta demostración son inventados.</small></p>',
  ].join('');
  const seo = { title: `${title} | Cotejo`, description };
  return [{ edition, url, title, description, body, seo, organizationCode: code, subdomain: null, publishedAt }];
}

/** Landings of every edition: one of each who sells, texts of pages, and those of needs. The same on every run. */
export function demoLandings(): readonly DemoLanding[] {
  return editionIds.flatMap((edition) => [
    ...sellers[edition].flatMap(({ organization }) => landingOf(edition, organization)),
    ...pageLandings(edition).map(({ url, title, description, body }) => ({
      edition,
      url,
      title,
      description,
      body,
      seo: { title: `${title} | Cotejo`, description },
      organizationCode: null,
      subdomain: null,
      publishedAt,
    })),
    ...topicLandings[edition].map(({ url, title, description, points }) => ({
      edition,
      url,
      title,
      description,
      body: `<h2>Qué mirar antes de elegir</h2><ul>${points.map((point) => `<li>${point}</li>`).join('')}</ul>`,
      seo: { title: `${title} | Cotejo`, description },
      organizationCode: null,
      subdomain: null,
      publishedAt,
    })),
  ]);
}
