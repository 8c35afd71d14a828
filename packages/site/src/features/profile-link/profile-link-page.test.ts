import type { ComparatorAnswer } from '@cotejo/contract/catalogue';
import type { Profile } from '@cotejo/contract/profile';
import { editionOf } from '@cotejo/core/editions';
import { describe, expect, it } from 'vitest';
import { fakeTransport } from '../../testing/fake-transport.ts';
import { renderTestPage } from '../../testing/render-test-page.ts';
import { comparators } from '../../testing/site-facts.ts';

const [family] = comparators;
if (!family) throw new Error('expected a comparator');
const other = (name: string, given: Partial<ComparatorAnswer>): ComparatorAnswer => ({
  ...family,
  id: name.length,
  name,
  url: `/Comparar/${name}`,
  displayName: name,
  productType: name,
  asksIncome: false,
  ...given,
});
const breed = { code: 'Siamés', name: 'Siamés', group: 'Gato' };
const [pets, company, payroll, travel] = [
  other('Seguros-Mascotas', { questions: ['pets'], choices: { zones: [], riskClasses: [], breeds: [breed] } }),
  other('Seguros-Colectivos', { questions: ['employees'] }),
  other('SCTR', { questions: ['employees', 'payroll'] }),
  other('Seguros-de-Viaje', {
    questions: ['people', 'dependants', 'journey', 'zone'],
    choices: { zones: [{ code: 'europa', name: 'Europa', group: null }], riskClasses: [], breeds: [] },
  }),
];
const all = [...comparators, pets, company, payroll, travel];
type Answers = Parameters<typeof fakeTransport>[0];

interface Opened {
  readonly status: number;
  readonly html: string;
  readonly to: string | null;
  readonly cookie: string;
  readonly saved: readonly Profile[];
}

/** The answer to a link, as far as the page of it leads on to itself. */
async function open(
  search: string,
  answers: Answers = { listComparators: { data: all } },
  given: { readonly language?: 'es' | 'en'; readonly cookie?: string } = {},
): Promise<Opened> {
  const saved: Profile[] = [];
  const { cookie = '', ...context } = given;
  const page = await renderTestPage(`/v1${search}`, fakeTransport(answers), {
    ...context,
    ...(context.language === 'en' ? { edition: editionOf('international') } : {}),
    init: { headers: { cookie } },
    saveProfile: (profile) => saved.push(profile),
  });
  if (page.kind === 'html') return { ...page, html: page.html.replaceAll('<!-- -->', ''), to: null, cookie: '', saved };
  const { headers, status } = page.response;
  expect(headers.get('cache-control')).toBe('no-store');
  return { status, html: '', to: headers.get('location'), cookie: headers.get('set-cookie') ?? '', saved };
}

/** What a visitor of a link sees: the page it leads on to with what it said kept in the cookie. */
async function seen(search: string, ...given: [Answers?, { readonly language?: 'es' | 'en' }?]): Promise<Opened> {
  const first = await open(search, ...given);
  if (!/^(?:\/en)?\/v1(?:\?|$)/.test(first.to ?? '')) return first;
  const [cookie = ''] = first.cookie.split(';');
  const second = await open('', given[0], { ...given[1], cookie });
  return { ...second, saved: [...first.saved, ...second.saved] };
}

describe('the profile generator', () => {
  it('A2.2-055 makes the profile of the address and goes to its comparator', async () => {
    const { status, to, saved } = await open('?sexo=F&edad=41&ingreso=1200000&cargas=8,11&comparador=isapres');
    expect([status, to]).toEqual([302, '/Comparar/Isapres']);
    expect(saved).toMatchObject([
      {
        cotizante: [{ sexo: 'Femenino', edad: 41, ingreso: 1_200_000 }],
        cargas: [{ edad: 8 }, { edad: 11 }],
        ingresodatos: true,
      },
    ]);
  });

  it('takes along the campaign and what the comparator is to show, and nothing of the person', async () => {
    const { to } = await open(
      '?utm_source=x&sexo=F&edad=41&Edad=7&nombre=Ana&rut=1-9&sort=precio-asc&ingreso=1200000&cargas=8&comparador=isapres&utm_campaign=y%20z',
    );
    expect(to).toBe('/Comparar/Isapres?utm_source=x&sort=precio-asc&utm_campaign=y+z');
  });

  it.each([
    ['its path', 'comparador=/comparar/seguros-de-salud', '/Comparar/Seguros-de-Salud'],
    ['an unknown one: the main', 'comparador=nada', '/Comparar/Isapres'],
    ['none: the main', '', '/Comparar/Isapres'],
    ['none, and pets: theirs', 'mascotas=perro:3', '/Comparar/Seguros-Mascotas'],
    ['none, and employees: theirs', 'empleados=12', '/Comparar/Seguros-Colectivos'],
    ['one that is named, whatever else is said', 'empleados=12&comparador=isapres', '/Comparar/Isapres'],
  ])('takes a comparator by %s', async (_, search, path) => {
    expect((await open(`?sexo=Masculino&edad=30&ingreso=900000&${search}`)).to).toBe(path);
  });

  it.each<[string, object]>([
    ['edad=34&sexo=mujer', { cotizante: [{ edad: 34, sexo: 'Femenino' }] }],
    ['EDAD=034&Gender=male', { cotizante: [{ edad: 34, sexo: 'Masculino' }] }],
    ['cotizante_edad=34&cotizante_sexo=M&cotizante_ingreso=$ 1.650.000', { cotizante: [{ edad: 34, ingreso: 1_650_000 }] }],
    ['edadTitular=34&sexoTitular=Femenino&edadCarga=4&edadCarga=8', { cargas: [{ edad: 4 }, { edad: 8 }] }],
    ['cotizante.0.edad=34&cargas[]=4&cargas[]=8', { cargas: [{ edad: 4 }, { edad: 8 }] }],
    [
      'edad=34&cargas=4,30&cargas_sexo=F,M&cargas_parentesco=Hija,Spouse',
      {
        cargas: [
          { sexo: 'Femenino', parentesco: 'Hijo/Hija' },
          { sexo: 'Masculino', parentesco: 'Cónyuge' },
        ],
      },
    ],
    [
      'edad=34&cargas=4,,30&cargas_sexo=F,F,M&cargas_parentesco=Hija,Hija,Spouse',
      {
        cargas: [
          { edad: 4, sexo: 'Femenino', parentesco: 'Hijo/Hija' },
          { edad: 30, sexo: 'Masculino', parentesco: 'Cónyuge' },
        ],
      },
    ],
    [
      'edad=34&pareja=36&pareja_sexo=M&pareja_ingreso=800.000',
      { cotizante: [{ edad: 34 }, { edad: 36, sexo: 'Masculino', ingreso: 800_000 }], enPareja: true },
    ],
    ['edad=34&region=13', { region: { stateCode: '13' } }],
    ['edad=34&departamento=valparaiso', { region: { stateName: 'Valparaíso' } }],
    [
      'mascotas=perro:3,gata:5:siames',
      {
        mascotas: [
          { especie: 'Perro', edad: 3 },
          { especie: 'Gato', raza: 'Siamés', edad: 5 },
        ],
      },
    ],
    ['mascota_tipo=felino&mascota_edad=08', { mascotas: [{ especie: 'Gato', edad: 8 }] }],
    ['especie=perro&edad=2', { mascotas: [{ especie: 'Perro', edad: 2 }] }],
    ['cantidadEmpleados=1.500', { cantidadempleados: 1500 }],
    ['colectivo.cantidadempleados=12', { cantidadempleados: 12 }],
    ['fld_employees=12', { cantidadempleados: 12 }],
    [
      'pasajeros=34,8&dias=10&zona=Europa',
      { cotizante: [{ edad: 34 }], cargas: [{ edad: 8 }], viaje: { dias: 10 }, zona: 'europa' },
    ],
    [
      'edad=34&fld_fecha_inicio=05/01/2027&fld_fecha_termino=20/01/2027&zona=europa',
      { cotizante: [{ edad: 34 }], viaje: { dias: 16 } },
    ],
  ])('reads %s', async (search, profile) => {
    const { status, saved } = await open(`?${encodeURI(search)}`);
    expect([status, saved]).toMatchObject([302, [profile]]);
  });

  it.each<[string, string]>([
    ['edad=400&sexo=F', 'edad: La edad puede ser hasta 120 años.'],
    ['edad=x&sexo=M', 'edad: Escribe la edad en años, con números.'],
    ['edad=1e1', 'edad: Escribe la edad en años, con números.'],
    ['edad=٣٤', 'edad: Escribe la edad en años, con números.'],
    ['edad=-1', 'edad: Escribe la edad en años, con números.'],
    ['cargas=8', 'edad: Falta tu edad.'],
    ['edad=34&sexo=X', 'sexo: Escribe Femenino o Masculino.'],
    ['edad=34&ingreso=1e309', 'ingreso: Escribe la renta sólo con números'],
    ['edad=34&ingreso=NaN', 'ingreso: Escribe la renta sólo con números'],
    ['edad=34&cargas=8,200', 'cargas (2): La edad puede ser hasta 120 años.'],
    ['edad=34&cargas=1,2,3,4,5,6,7,8,9', 'cargas: Son como máximo 8'],
    ['edad=34&cargas=4&cargas_sexo=Z', 'cargas_sexo: Escribe Femenino o Masculino.'],
    ['edad=34&enPareja=si', 'pareja: Falta la edad de tu pareja.'],
    ['edad=34&region=99', 'region: Elige una región de la lista.'],
    ['mascotas=caballo:3', 'mascotas: Escribe perro o gato, con su edad (perro:3).'],
    ['mascotas=perro:99', 'mascotas (1): La edad puede ser hasta 30 años.'],
    ['empleados=0', 'empleados: Deben ser entre 1 y 999.999 empleados.'],
    ['empleados=muchos', 'empleados: Escribe cuántos empleados son, con números y sin decimales.'],
    ['edad=34&dias=400&zona=europa', 'dias: El viaje puede durar de 1 a 365 días.'],
    ['edad=34&salida=2027-02-29&regreso=2027-03-02&zona=europa', 'salida: Escribe el primer y el último día del viaje'],
    ['edad=34&dias=4&zona=marte', 'zona: Elige la zona de cobertura.'],
  ])('names the answer of %s that is wrong, and keeps nothing', async (search, message) => {
    const { status, html, saved } = await seen(`?${encodeURI(search)}`);
    expect([status, saved]).toEqual([200, []]);
    expect(html).toContain('Al enlace le falta algo.');
    expect(html).toContain(message);
  });

  it('leads on from a link at once, with what it said in a cookie of its page alone and not in the address', async () => {
    const { status, to, cookie } = await open('?utm_source=x&edad=98765432&sexo=F&nombre=Ana');
    expect([status, to]).toEqual([302, '/v1?utm_source=x']);
    expect(cookie).toMatch(/^enlace=[\w+/=-]+; Path=\/v1; Max-Age=300; HttpOnly; SameSite=Lax$/);
    expect(cookie).not.toContain('98765432');
    const abroad = await open('?edad=400', { listComparators: { data: [] } }, { language: 'en' });
    expect([abroad.to, abroad.cookie.includes('Path=/en/v1;')]).toEqual(['/en/v1', true]);
    const nobody = await open('?nombre=Ana');
    expect([nobody.to, nobody.cookie]).toEqual(['/v1', '']);
  });

  it('B5-32 keeps nothing of a family that a rule of its line refuses, and says why', async () => {
    const { status, html, saved } = await seen('?edad=15&comparador=Isapres', {
      listComparators: { data: [{ ...family, productType: 'ISAPRE' }] },
    });
    expect([status, saved]).toEqual([200, []]);
    expect(html).toContain('edad: Para contratar, quien paga debe tener 18 años o más.');
    expect(html).toMatch(/name="cotizante.0.edad"[^>]*value="15"/);
  });

  it('keeps the payroll and the kinship of a link in the form that asks for the rest', async () => {
    const ofCompany = await seen('?planilla=1.500.000.000&empleados=0');
    expect(ofCompany.html).toMatch(/name="planilla"[^>]*value="[^"]*1.500.000.000"/);
    const ofJourney = await seen('?edad=34&cargas=30&cargas_parentesco=Spouse&dias=400&zona=europa');
    const ofNumber = await seen('?edad=1e1&dias=-4&zona=europa');
    expect(ofNumber.html).toMatch(/name="cotizante.0.edad"[^>]*value=""/);
    expect(ofNumber.html).toMatch(/name="viaje.dias"[^>]*value=""/);
    expect(ofJourney.html).toMatch(/<select[^>]*name="cargas.0.parentesco"[^>]*>.*?<option value="Cónyuge" selected=""/);
  });

  it('asks by the form of the line itself where the link says what the form of a family does not ask', async () => {
    const insurers = [{ code: 'EPS005', name: 'EPS Sanitas', group: null }];
    const prepaid = { ...family, productType: 'MEDICINA PREPAGADA', extras: ['epsActual' as const], insurers };
    const { html, saved } = await seen('?eps=eps sanitas&comparador=Isapres', { listComparators: { data: [prepaid] } });
    expect(saved).toEqual([]);
    expect(html).toContain('edad: Falta tu edad.');
    expect(html).toMatch(/<option value="EPS005" selected=""/);
  });

  it('keeps no journey that is over, and says so by the name of the link', async () => {
    const extras = ['salida' as const, 'regreso' as const];
    const dated = { ...travel, productType: 'SEGURO VIAJE', extras };
    const search = '?edad=34&zona=europa&salida=2020-01-05&regreso=2020-01-09';
    const { html, saved } = await seen(search, { listComparators: { data: [...comparators, dated] } });
    expect(saved).toEqual([]);
    expect(html).toContain('salida: El día de salida ya pasó');
  });

  it('B4-29 keeps no second spouse', async () => {
    const { html, saved } = await seen('?edad=34&pareja=35&cargas=30&cargas_parentesco=Spouse');
    expect(saved).toEqual([]);
    expect(html).toContain('cargas_parentesco (1): Ya dijiste que tienes pareja');
  });

  it("shows what could be read in the line's own form", async () => {
    const ofFamily = await seen('?edad=34&sexo=F&cargas=8,999');
    expect(ofFamily.html).toMatch(/name="cotizante.0.edad"[^>]*value="34"/);
    const ofPets = await seen('?mascotas=gato:3,perro:99');
    expect(ofPets.html).toContain('action="/Comparar/Seguros-Mascotas"');
    expect(ofPets.html).toMatch(/name="mascotas.0.edad"[^>]*value="3"/);
  });

  it.each([
    '<script>alert(1)</script>',
    '"><img src=x>',
    '\u0000\u0007',
    '\u202Eabc',
    '\uD800',
    '😀'.repeat(100),
    'x'.repeat(5_000),
  ])('is no broken page for %j in each answer', async (text) => {
    const value = encodeURIComponent(text.toWellFormed());
    const search = [
      'edad',
      'sexo',
      'ingreso',
      'cargas',
      'pareja',
      'region',
      'comparador',
      'mascotas',
      'empleados',
      'zona',
      'destino',
      'nacionalidad',
      value,
    ]
      .map((name) => `${name}=${value}`)
      .join('&');
    const { status, html, saved } = await seen(`?${search}`);
    expect([status, saved]).toEqual([200, []]);
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('<img src=x');
  });

  it('is the plain form for an address that says nothing, and is kept for nobody', async () => {
    const { status, html } = await open('');
    expect(status).toBe(200);
    expect(html).not.toContain('Al enlace le falta algo.');
    expect(html).toContain('noindex');
    const page = await renderTestPage('/v1', fakeTransport({ listComparators: { data: all } }));
    expect(page.kind === 'html' && page.cacheable).toBe(false);
    expect((await open('', {})).status).toBe(503);
  });

  it('keeps what a link said for when the comparators can be told again', async () => {
    const first = await open('?edad=34&sexo=F', {});
    expect(first.to).toBe('/v1');
    const [cookie = ''] = first.cookie.split(';');
    expect((await open('', {}, { cookie })).status).toBe(503);
    const later = await open('', { listComparators: { data: all } }, { cookie });
    expect([later.to, later.saved.length]).toEqual(['/Comparar/Isapres', 1]);
    expect(later.cookie).toBe('enlace=; Path=/v1; Max-Age=0; HttpOnly; SameSite=Lax');
  });
});
