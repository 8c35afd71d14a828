import { describe, expect, it } from 'vitest';
import { networkOfPlans } from '../../testing/compared-plans.ts';
import { renderTestPage } from '../../testing/render-test-page.ts';

const named = 'comparador=Isapres&comparar=A&comparar=B';

function form(perfil: string): RequestInit {
  return { method: 'POST', body: new URLSearchParams({ perfil }) };
}

async function fileAt(path: string, init?: RequestInit, onBody?: (body: string) => void) {
  const page = await renderTestPage(path, networkOfPlans(['A', 'B'], onBody), init ? { init } : {});
  if (page.kind !== 'response') throw new Error(`expected a file, got a page of ${page.status}`);
  return page.response;
}

describe('a comparison as a file', () => {
  it('comes as a spreadsheet and as a PDF by plain links', async () => {
    const csv = await fileAt(`/Comparar-Planes/csv?${named}`);
    expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(csv.headers.get('content-disposition')).toBe('attachment; filename="comparacion-2026-11-20.csv"');
    expect(await csv.text()).toContain('Plan A;Plan B');
    const pdf = await fileAt(`/Comparar-Planes/pdf?${named}`);
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect(
      Buffer.from(await pdf.arrayBuffer())
        .subarray(0, 8)
        .toString(),
    ).toBe('%PDF-1.7');
  });

  it('has the prices of the family that its form gives, which no address tells', async () => {
    const asked: string[] = [];
    const profile = { cotizante: [{ edad: 61 }], cargas: [], ingresodatos: true };
    await fileAt(`/Comparar-Planes/csv?${named}`, form(JSON.stringify(profile)), (body) => asked.push(body));
    expect(asked).toHaveLength(2);
    for (const body of asked)
      expect(JSON.parse(body)).toMatchObject({ profile: { cotizante: [{ edad: 61 }], ingresodatos: true } });
  });

  it('is none of another format, of nothing, or for a family that is none', async () => {
    const statusOf = async (path: string, init?: RequestInit): Promise<number> => {
      const page = await renderTestPage(path, networkOfPlans(['A']), init ? { init } : {});
      return page.kind === 'html' ? page.status : page.response.status;
    };
    expect(await statusOf(`/Comparar-Planes/docx?${named}`)).toBe(404);
    expect(await statusOf('/Comparar-Planes/csv?comparador=Isapres')).toBe(404);
    expect(await statusOf('/Comparar-Planes/csv?comparador=Isapres&comparar=GONE')).toBe(404);
    expect(await statusOf('/Comparar-Planes/csv?comparar=A')).toBe(404);
    expect(await statusOf(`/Comparar-Planes/csv?${named}`, form('{}'))).toBe(400);
    expect(await statusOf(`/Comparar-Planes/csv?${named}`, form('no'))).toBe(400);
  });
});
