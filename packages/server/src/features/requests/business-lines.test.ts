import { leadAnswerSchema, type LeadAnswer } from '@cotejo/contract/lead';
import { problemSchema } from '@cotejo/contract/errors';
import type { Comparator, Product } from '@cotejo/core/catalogue';
import { productsOf } from '@cotejo/core/comparison';
import { editionIds, editionOf, type EditionId } from '@cotejo/core/editions';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { somebody } from '../../platform/testing/somebody.ts';
import { buildTestApp, wireHeaders, type TestApp } from '../../platform/testing/test-app.ts';
import { loadKnownLines } from '../contact/known-lines.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ catalogue: 'demo' });
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.database.pool.query('truncate leads, quotes, idempotency_keys, messages cascade');
});

const profile = { cotizante: [{ sexo: 'Femenino', edad: 34 }], cargas: [], ingresodatos: true };

interface Asked {
  readonly edition: EditionId;
  readonly productCode: string;
  readonly tipo: string;
}

function ask({ edition, productCode, tipo }: Asked, headers: Readonly<Record<string, string>> = {}) {
  return test.app.inject({
    method: 'POST',
    url: '/api/leads',
    headers: { host: `${edition}.localhost`, 'idempotency-key': crypto.randomUUID(), ...wireHeaders(edition), ...headers },
    payload: { ...somebody(), tipo, productCode, profile },
  });
}

async function answered(asked: Asked): Promise<LeadAnswer> {
  const response = await ask(asked);
  expect([response.statusCode, response.payload.slice(0, 300)]).toEqual([200, expect.any(String)]);
  return leadAnswerSchema.parse(response.json());
}

/** Status, edition and line of a stored request, with those of who got it. */
async function storedOf({ leadId }: LeadAnswer) {
  const { rows } = await test.database.pool.query<Record<string, unknown>>(
    `select l.status, l.edition, l.business_line line, e.edition whose, e.business_lines lines
     from leads l left join executives e on e.id = l.executive_id where l.id = $1`,
    [leadId],
  );
  return rows[0];
}

/** The first product of a comparator that somebody sells, with the line that pages ask it for; null where none is sold. */
function soldIn(edition: EditionId, comparator: Comparator): { readonly product: Product; readonly tipo: string } | null {
  const product = productsOf(comparator, test.memory.snapshot(edition)).find(({ salesChannels }) => salesChannels.length > 0);
  return product ? { product, tipo: product.kind === 'isapre-plan' ? 'isapre' : 'seguros' } : null;
}

describe.each(editionIds)('a request of any comparator of %s', (edition) => {
  it('B3-01, decision 31: goes to an executive of its line and edition', async () => {
    const asked = test.memory.snapshot(edition).comparators.flatMap((comparator) => {
      const sold = soldIn(edition, comparator);
      return sold ? [{ edition, productCode: sold.product.code, tipo: sold.tipo }] : [];
    });
    expect(asked.length).toBeGreaterThan(1);
    for (const one of asked) {
      const answer = await answered(one);
      expect(answer.dataSocio?.email_corporativo).toContain('cotejo.example');
      const stored = await storedOf(answer);
      expect(stored).toMatchObject({ status: 2, edition, whose: edition, line: one.tipo });
      expect(stored?.lines).toContain(one.tipo);
    }
  });

  it('decision 31: waits as Sin Estado while only others are at work: of another line, or of another edition', async () => {
    const { product, tipo } = test.memory
      .snapshot(edition)
      .comparators.map((comparator) => soldIn(edition, comparator))
      .find((sold) => sold !== null)!;
    await test.database.pool.query('update executives set active = not (edition = $1 and $2 = any(business_lines))', [
      edition,
      tipo,
    ]);
    try {
      const answer = await answered({ edition, productCode: product.code, tipo });
      expect([answer.dataSocio, await storedOf(answer)]).toMatchObject([null, { status: 1, whose: null }]);
    } finally {
      await test.database.pool.query('update executives set active = true');
    }
  });

  it('is refused by name when its line is none of the edition, and nothing is stored', async () => {
    const { rows } = await test.database.pool.query<{ id: string }>(
      'select id from business_lines where $1 = any(available_countries) order by position',
      [editionOf(edition).country],
    );
    const lines = rows.map(({ id }) => id);
    const other = lines.includes('isapre') ? 'autos' : 'isapre';
    const { product } = soldIn(edition, test.memory.snapshot(edition).comparators[0]!)!;
    const reason = `debe ser uno de: ${lines.join(', ')}`;
    const refused = await ask({ edition, productCode: product.code, tipo: other });
    expect(refused.statusCode).toBe(400);
    expect(problemSchema.parse(refused.json()).errors).toEqual([{ field: 'body.tipo', reason }]);
    const header = { 'editable-business-line': other };
    const byHeader = await ask({ edition, productCode: product.code, tipo: lines[0]! }, header);
    expect(problemSchema.parse(byHeader.json()).errors).toEqual([{ field: 'headers.editable-business-line', reason }]);
    expect((await test.database.pool.query('select id from leads')).rowCount).toBe(0);
  });
});

it('a comparator takes no requests exactly where nobody sells what it shows', async () => {
  const closed = editionIds.flatMap((edition) =>
    test.memory.snapshot(edition).comparators.flatMap((comparator) => (soldIn(edition, comparator) ? [] : [comparator.name])),
  );
  expect(closed).toEqual(['fonasa', 'eps']);
});

it('a line that is stored takes requests at once, answered by who has it', async () => {
  const { product } = soldIn('peru', test.memory.snapshot('peru').comparators[0]!)!;
  const asked = { edition: 'peru', productCode: product.code, tipo: 'empresas' } as const;
  expect((await ask(asked)).statusCode).toBe(400);
  await test.database.pool.query(
    `insert into business_lines values ('empresas', 9, '{contact}', '{}', '{peru}', '[]');
     update executives set business_lines = '{empresas}' where email = 'yolanda.mamani@pe.cotejo.example'`,
  );
  expect((await answered(asked)).dataSocio?.email_corporativo).toBe('yolanda.mamani@pe.cotejo.example');
});

it('decision 31: whatever executives there are, the one chosen is of the line and edition and available, or nobody is', async () => {
  const { product } = soldIn('chile', test.memory.snapshot('chile').comparators[0]!)!;
  const lineSets: readonly (readonly string[])[] = [['isapre'], ['seguros'], ['isapre', 'seguros']];
  const person = fc.record({
    edition: fc.constantFrom('chile', 'peru'),
    lines: fc.constantFrom(...lineSets),
    active: fc.boolean(),
    recess: fc.constantFrom(
      [null, null],
      [null, '2026-11-19'],
      [null, '2026-11-20'],
      ['2026-11-20', '2026-11-20'],
      ['2026-11-21', '2026-11-30'],
    ),
    balance: fc.constantFrom(2_999, 3_000),
    limit: fc.constantFrom(0, 1),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(person, { maxLength: 6 }), fc.constantFrom('isapre', 'seguros'), async (people, tipo) => {
      await test.database.pool.query('truncate leads, executives restart identity cascade');
      for (const [index, { edition, lines, active, recess, balance, limit }] of people.entries()) {
        await test.database.pool.query(
          `insert into executives (edition, first_names, last_names, phone, email, business_lines, weight, daily_limit, balance, charge_per_lead, active, recess_from, recess_until)
           values ($1, 'A', 'B', '1', $2, $3, 1, $4, $5, 3000, $6, $7, $8)`,
          [edition, `${index}@cotejo.example`, lines, limit, balance, active, ...recess],
        );
      }
      const mayGet = people.flatMap(({ edition, lines, active, recess, balance, limit }, index) => {
        const isFree = active && recess[1] !== '2026-11-20' && balance >= 3_000 && limit > 0;
        return edition === 'chile' && lines.includes(tipo) && isFree ? [`${index}@cotejo.example`] : [];
      });
      const answer = await answered({ edition: 'chile', productCode: product.code, tipo });
      // Nobody had a request before: the first of them by number gets it.
      expect(answer.dataSocio?.email_corporativo ?? null).toBe(mayGet[0] ?? null);
    }),
    { numRuns: 60 },
  );
});

it('a database without the demonstration has the lines that come with the program, and keeps those it has', async () => {
  await test.database.pool.query("delete from business_lines where id <> 'isapre'");
  await loadKnownLines(test.database.database);
  const { rows } = await test.database.pool.query(
    'select id, available_countries, conversion_value from business_lines order by position',
  );
  expect(rows).toEqual([
    { id: 'isapre', available_countries: ['chile'], conversion_value: { chile: { value: 3000, currency: 'CLP' } } },
    { id: 'seguros', available_countries: ['chile', 'peru', 'colombia', 'internacional'], conversion_value: {} },
  ]);
});
