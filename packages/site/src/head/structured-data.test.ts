import { href } from '@cotejo/contract/paths';
import { organizationPath } from '@cotejo/contract/paths/organization-path';
import { editionOf } from '@cotejo/core/editions';
import { describe, expect, it } from 'vitest';
import { fakeTransport } from '../testing/fake-transport.ts';
import { renderTestPage } from '../testing/render-test-page.ts';
import { sampleCompareAnswer, sampleDetail } from '../testing/sample-answers.ts';
import { comparators, siteFacts } from '../testing/site-facts.ts';
import { complaintsOf, thingsOf, undescribed } from '../testing/structured-data.ts';
import { breadcrumbList, type Thing } from './structured-data.ts';

const transport = fakeTransport({
  getSite: { data: siteFacts },
  listComparators: { data: comparators },
  compareIsaprePlans: sampleCompareAnswer,
  getIsaprePlan: { data: sampleDetail },
});

async function thingsAt(path: string): Promise<readonly Thing[]> {
  const page = await renderTestPage(path, transport);
  if (page.kind !== 'html') throw new Error(`expected a page at ${path}`);
  return thingsOf(page.html);
}

const list = href('comparator', { comparator: 'Isapres' });
const plan = href('isaprePlan', { organization: 'Cruz-Blanca', plan: 'MSP-9026' });
const origin = 'https://cl.cotejo.example';

describe('what pages say of themselves', () => {
  it.each([
    ['home', href('home', {}), ['Organization', 'WebSite']],
    ['comparator', list, ['BreadcrumbList']],
    ['plan', plan, ['BreadcrumbList', 'Product', 'FAQPage']],
    ['request', href('isaprePlanRequest', { organization: 'Cruz-Blanca', plan: 'MSP-9026' }), []],
    ['not found', '/no-existe', []],
  ])('%s', async (_name, path, kinds) => {
    const things = await thingsAt(path);
    expect(things.map((thing) => thing['@type'])).toEqual(kinds);
    expect((await Promise.all(things.map(complaintsOf))).flat()).toEqual([]);
  });

  it.each(['chile', 'international'] as const)('tells of %s how its publisher is reached', async (id) => {
    const edition = editionOf(id);
    const page = await renderTestPage('/', transport, { edition });
    const [organization] = page.kind === 'html' ? thingsOf(page.html) : [];
    expect(organization).toMatchObject({
      '@type': 'Organization',
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer support',
        email: edition.brand.supportEmail,
        telephone: edition.brand.supportPhone,
      },
    });
  });

  it.each([
    ['es', 'es'],
    ['en', 'en_US'],
    ['pt', 'pt_BR'],
  ] as const)('is shared in %s as %s', async (language, locale) => {
    const page = await renderTestPage('/', transport, { edition: editionOf('international'), language });
    expect(page.kind === 'html' && page.html).toContain(`<meta property="og:locale" content="${locale}"/>`);
  });

  it('leads from the first page over the comparator and who offers it to the plan, as the page itself does', async () => {
    const crumbs = [
      { name: 'Inicio', path: '/' },
      { name: 'Isapres', path: list },
      { name: 'Cruz Blanca', path: organizationPath(sampleDetail.item.organization) },
      { name: 'Max Salud 90', path: plan },
    ];
    expect(await thingsAt(plan)).toContainEqual(breadcrumbList(crumbs, (path) => origin + path));
  });

  it('says of a plan what it is and whose, and no price, which is each family’s own', async () => {
    expect((await thingsAt(plan))[1]).toEqual({
      '@type': 'Product',
      name: 'Max Salud 90',
      description: expect.stringContaining('Cruz Blanca'),
      sku: 'MSP-9026',
      category: 'Plan preferente',
      brand: { '@type': 'Brand', name: 'Cruz Blanca' },
      url: origin + plan,
    });
  });
});

describe('what a product says of its price', () => {
  async function productAt(detail: Partial<typeof sampleDetail>): Promise<Thing> {
    const page = await renderTestPage(
      plan,
      fakeTransport({
        getSite: { data: siteFacts },
        listComparators: { data: comparators },
        getIsaprePlan: { data: { ...sampleDetail, ...detail } },
      }),
    );
    const product = page.kind === 'html' ? thingsOf(page.html)[1] : undefined;
    if (product === undefined) throw new Error('the page says nothing of its product');
    expect(await complaintsOf(product)).toEqual([]);
    return product;
  }
  const clp = { value: 9_900, unit: { code: 'CLP' } };

  it('is an offer where the price is everybody’s, in its ISO currency and with what it is for', async () => {
    const cost = { price: 9_900, priceCurrency: 'CLP' };
    expect(await productAt({ fixedPrice: { amount: clp, period: 'month' } })).toMatchObject({
      offers: {
        '@type': 'Offer',
        ...cost,
        url: origin + plan,
        priceSpecification: { '@type': 'UnitPriceSpecification', ...cost, unitCode: 'MON' },
      },
    });
    const once = await productAt({ fixedPrice: { amount: clp, period: 'once' } });
    expect(once).toMatchObject({ offers: cost });
    expect(JSON.stringify(once)).not.toContain('priceSpecification');
  });

  it('is no offer where it is each family’s own, or where nobody sells it here', async () => {
    expect(await productAt({})).not.toHaveProperty('offers');
    const { item } = sampleDetail;
    const unsold = { ...item, insuranceMetadata: { ...item.insuranceMetadata, salesChannel: [] } };
    expect(await productAt({ item: unsold, fixedPrice: { amount: clp, period: 'month' } })).not.toHaveProperty('offers');
  });

  it('decision 42: has no rating, as no count of opinions with its source is stored', async () => {
    for (const fixedPrice of [null, { amount: clp, period: 'month' as const }]) {
      expect(await productAt({ fixedPrice })).not.toHaveProperty('aggregateRating');
    }
  });
});

describe('the check of things', () => {
  it('tells who is named and not described', () => {
    const who = { '@id': `${origin}/#organization` };
    const article = { '@type': 'Article', author: who } as Thing;
    expect(undescribed([article])).toEqual([who['@id']]);
    expect(undescribed([article, { '@type': 'Organization', ...who, name: 'Cotejo' } as Thing])).toEqual([]);
  });

  it('tells what is required and missing', async () => {
    const nameless = { '@type': 'Product', sku: '1' } as Thing;
    expect(await complaintsOf(nameless)).toContain('Product: Required attribute "name" is missing');
    const empty = { '@type': 'BreadcrumbList', itemListElement: [{ '@type': 'ListItem', name: 'a' }] } as Thing;
    expect(await complaintsOf(empty)).toEqual([expect.stringContaining('position')]);
  });
});
