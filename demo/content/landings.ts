import type { Organization } from '@cotejo/core/catalogue';
import { editionIds, type EditionId, type Language } from '@cotejo/core/editions';
import { insurers } from '../chile/insurers.ts';
import { isapres } from '../chile/isapre-lines.ts';
import { colombiaSellers } from '../colombia/sellers.ts';
import { internationalSellers } from '../international/sellers.ts';
import { peruSellers } from '../peru/sellers.ts';
import type { LandingWords, SellerWords } from './landing-words.ts';
import { topicLandings, wordsOfTopic } from './landing-topics.ts';
import { pageLandings } from './page-landings.ts';
import { inOtherLanguages } from './told.ts';

/** A page that visitors from elsewhere arrive at: about one who sells, or about one need. */
export interface DemoLanding extends LandingWords {
  readonly edition: EditionId;
  readonly locale: Language;
  readonly seo: { readonly title: string; readonly description: string };
  readonly organizationCode: string | null;
  readonly subdomain: string | null;
  /** Moment in ISO 8601. */
  readonly publishedAt: string;
}

type Seller = Pick<Organization, 'code' | 'displayName' | 'url' | 'kind'>;

const sellers: Readonly<Record<EditionId, readonly { readonly organization: Seller }[]>> = {
  chile: [...isapres, ...insurers],
  peru: peruSellers,
  colombia: colombiaSellers,
  international: internationalSellers,
};

const inSpanish: SellerWords = {
  sold: {
    isapre: {
      what: 'Planes de isapre',
      says: 'Un plan de isapre se paga con tu 7% de cotización. Compara su precio para tu familia, su red y sus topes.',
    },
    insurer: {
      what: 'Coberturas',
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
  },
  title: (what, name) => `${what} de ${name}`,
  description: (title) => `${title}: precios y comparación con otras empresas.`,
  howTo: 'Cómo comparar',
  steps: [
    'Di quiénes son y qué edad tienen: el precio cambia con cada persona.',
    'Elige los centros médicos que usas y lo que no puede faltar.',
    'Pon dos o tres productos lado a lado y mira lo que pagarías al año, no solo al mes.',
  ],
  invented: 'Los productos y precios de esta demostración son inventados.',
};

const publishedAt = '2026-11-02T12:00:00.000Z';

/** Whose landing it is, and in what language. */
type Place = Pick<DemoLanding, 'edition' | 'locale' | 'organizationCode'>;

function landingOf({ url, title, description, body }: LandingWords, place: Place): DemoLanding {
  const seo = { title: `${title} | Cotejo`, description };
  return { ...place, url, title, description, body, seo, subdomain: null, publishedAt };
}

function sellerPages(edition: EditionId, { locale, words }: { locale: Language; words: SellerWords }): DemoLanding[] {
  return sellers[edition].flatMap(({ organization: { code, displayName, url, kind } }) => {
    const texts = words.sold[kind];
    if (texts === undefined) return [];
    const title = words.title(texts.what, displayName);
    const body = [
      `<h2>${title}</h2><p>${texts.says}</p>`,
      `<h2>${words.howTo}</h2><ol>${words.steps.map((step) => `<li>${step}</li>`).join('')}</ol>`,
      `<p><small>${words.invented}</small></p>`,
    ].join('');
    return [landingOf({ url, title, description: words.description(title), body }, { edition, locale, organizationCode: code })];
  });
}

/** Landings of every edition in each of its languages: one of each who sells, texts of pages, and those of needs. The same on every run. */
export function demoLandings(): readonly DemoLanding[] {
  const spanish = editionIds.flatMap((edition) => [
    ...sellerPages(edition, { locale: 'es', words: inSpanish }),
    ...[...pageLandings(edition), ...topicLandings[edition].map(wordsOfTopic)].map((words) =>
      landingOf(words, { edition, locale: 'es', organizationCode: null }),
    ),
  ]);
  const others = inOtherLanguages(({ landings }, { locale, edition }) => [
    ...sellerPages(edition, { locale, words: landings.sellers }),
    ...landings.pages.map((words) => landingOf(words, { edition, locale, organizationCode: null })),
  ]);
  return [...spanish, ...others];
}
