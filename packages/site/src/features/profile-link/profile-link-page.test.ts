import type { Profile } from '@cotejo/contract/profile';
import { describe, expect, it } from 'vitest';
import { fakeTransport } from '../../testing/fake-transport.ts';
import { renderTestPage } from '../../testing/render-test-page.ts';
import { comparators } from '../../testing/site-facts.ts';

async function opened(search: string, answers: Parameters<typeof fakeTransport>[0] = { listComparators: { data: comparators } }) {
  const saved: Profile[] = [];
  const page = await renderTestPage(`/v1${search}`, fakeTransport(answers), { saveProfile: (profile) => saved.push(profile) });
  if (page.kind === 'html') return { ...page, to: null, saved };
  return { status: page.response.status, html: '', to: page.response.headers.get('location'), saved };
}

describe('the profile generator', () => {
  it('A2.2-055 makes the profile of the address and goes to its comparator', async () => {
    const { status, to, saved } = await opened('?sexo=F&edad=41&ingreso=1200000&cargas=8,11&comparador=isapres');
    expect([status, to]).toEqual([302, '/Comparar/Isapres']);
    expect(saved).toMatchObject([
      {
        cotizante: [{ sexo: 'Femenino', edad: 41, ingreso: 1_200_000 }],
        cargas: [{ edad: 8 }, { edad: 11 }],
        ingresodatos: true,
      },
    ]);
  });

  it('takes along what the address says beside the profile, and nothing of the person', async () => {
    const { to } = await opened(
      '?utm_source=x&sexo=F&edad=41&Edad=7&ingreso=1200000&cargas=8&comparador=isapres&utm_campaign=y%20z',
    );
    expect(to).toBe('/Comparar/Isapres?utm_source=x&utm_campaign=y+z');
  });

  it.each([
    ['its path', 'comparador=/comparar/seguros-de-salud', '/Comparar/Seguros-de-Salud'],
    ['an unknown one: the main', 'comparador=nada', '/Comparar/Isapres'],
    ['none: the main', '', '/Comparar/Isapres'],
  ])('takes a comparator by %s', async (_, search, path) => {
    expect((await opened(`?sexo=Masculino&edad=30&ingreso=900000&${search}`)).to).toBe(path);
  });

  it.each(['?edad=400&sexo=F&ingreso=1', '?edad=x&sexo=M', '?cargas=8'])(
    'asks for what is missing, and keeps nothing: %s',
    async (search) => {
      const { status, html, saved } = await opened(search);
      expect([status, saved]).toEqual([200, []]);
      expect(html).toContain('Al enlace le falta algo.');
    },
  );

  it('is the plain form for an address that says nothing', async () => {
    const { status, html } = await opened('');
    expect(status).toBe(200);
    expect(html).not.toContain('Al enlace le falta algo.');
    expect((await opened('', {})).status).toBe(503);
  });
});
