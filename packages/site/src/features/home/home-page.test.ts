import { exampleProfile } from '@cotejo/contract/example-profile';
import { readComparatorSearch } from '@cotejo/contract/search-params';
import { editionOf } from '@cotejo/core/editions';
import { describe, expect, it } from 'vitest';
import { lineFor } from '../../testing/lines.ts';
import { profileFromForm } from '../../profile/profile-form-data.ts';
import { fakeTransport } from '../../testing/fake-transport.ts';
import { renderTestPage } from '../../testing/render-test-page.ts';
import { comparators, siteFacts } from '../../testing/site-facts.ts';
import { doorsOf, narrowDoorsOf } from '../../start/doors.tsx';

const chile = editionOf('chile');
const transport = fakeTransport({ getSite: { data: siteFacts }, listComparators: { data: comparators } });

async function homeHtml(page: Parameters<typeof renderTestPage>[2] = {}, network = transport): Promise<string> {
  const rendered = await renderTestPage('/', network, page);
  if (rendered.kind !== 'html') throw new Error('expected a page');
  return rendered.html.replaceAll('<!-- -->', '');
}

describe('first page', () => {
  it('shows figures that are counted from the catalogue', async () => {
    const html = await homeHtml();
    expect(html).toContain('>578<');
    expect(html).toContain('>7 de 7<');
    expect(html).toContain('>$40.829,15<');
  });

  it('shows no figure that it does not have', async () => {
    const html = await homeHtml({}, fakeTransport({}));
    expect(html).not.toContain('planes y seguros<');
    expect(html).toContain('¿Para quién es?');
  });

  it('speaks of isapres and the UF only where there are any', async () => {
    const insurance = comparators.filter(({ productKind }) => productKind !== 'isapre-plan');
    const network = fakeTransport({ getSite: { data: siteFacts }, listComparators: { data: insurance } });
    const html = await homeHtml({ edition: editionOf('international') }, network);
    expect(html).toContain('Compara seguros y planes de salud por su precio real');
    expect(html).toContain('Calculado con tu familia y las reglas vigentes.');
    expect(html).not.toMatch(/Compara isapres|la UF del día/);
    expect(await homeHtml()).toContain('Compara isapres y seguros de salud por su precio real');
  });

  it('speaks of what there is to compare alone, as where a partner shows no isapres', async () => {
    const shown = comparators.map((one) => (one.productKind === 'isapre-plan' ? { ...one, productCount: 0 } : one));
    const html = await homeHtml({}, fakeTransport({ getSite: { data: siteFacts }, listComparators: { data: shown } }));
    expect(html).toContain('Compara seguros y planes de salud por su precio real');
    expect(html).not.toMatch(/isapres abiertas|Comparar isapres/);
  });

  it('posts the family to the comparator without script, or to the other comparator that takes it', async () => {
    const html = await homeHtml();
    expect(html).toMatch(/<form [^>]*action="\/Comparar\/Isapres" method="post"/);
    expect(html).toMatch(/formAction="\/Comparar\/Seguros-de-Salud"/i);
    expect(html).toContain('name="intent" value="profile"');
  });

  it('has only fields that profileFromForm reads', async () => {
    const names = [...(await homeHtml()).matchAll(/name="((?:cotizante|cargas)[^"]*|region)"/g)].map(([, name]) => name ?? '');
    const data = new FormData();
    for (const name of names)
      data.set(name, name.endsWith('.edad') ? '30' : name === 'region' ? '13' : name.endsWith('ingreso') ? '900000' : '');
    const result = profileFromForm(data, lineFor(chile), chile);
    expect(result).toMatchObject({ ok: true, value: { region: { stateCode: '13' } } });
    if (result.ok) expect([result.value.cotizante.length, result.value.cargas.length]).toEqual([2, 8]);
  });

  it('fills the form with what the visitor entered before', async () => {
    const html = await homeHtml({ profile: { ...exampleProfile(chile), cargas: [{ edad: 5 }], ingresodatos: true } });
    expect(html).toMatch(/name="cotizante\.0\.ingreso"[^>]*value="\$1\.650\.000"/);
    expect(html).toMatch(/<details[^>]*open/);
  });
});

describe('doors', () => {
  const dental = { ...comparators[1]!, name: 'dental', displayName: 'Dental', url: '/Comparar/Seguros-de-Salud/Dental' };

  it('lead to every comparator with something to compare, the narrower ones apart', () => {
    const all = [dental, ...comparators, { ...comparators[1]!, name: 'vacio', productCount: 0 }];
    expect(doorsOf(all).map((door) => [door.name, door.count, door.to])).toEqual([
      ['Isapres', 428, '/Comparar/Isapres'],
      ['Seguros de salud', 150, '/Comparar/Seguros-de-Salud'],
    ]);
    expect(narrowDoorsOf(all).map((door) => [door.name, door.to])).toEqual([['Dental', '/Comparar/Seguros-de-Salud/Dental']]);
  });

  it('lead to each type of insurance where there is no narrower comparator; a type without products is none', () => {
    const types = [...comparators[1]!.types, { name: 'Vacio', displayName: 'Vacío', description: '', count: 0 }];
    const doors = narrowDoorsOf([comparators[0]!, { ...comparators[1]!, types }]);
    expect(doors.map((door) => [door.name, door.count])).toEqual([
      ['Complementario', 36],
      ['Catastrófico', 22],
      ['Dental', 14],
    ]);
    const search = new URL(doors[0]?.to ?? '', 'http://site.test').searchParams;
    expect(readComparatorSearch(search).filters.insuranceTypes).toEqual(['Complementario']);
  });
});
