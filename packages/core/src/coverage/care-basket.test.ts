import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { careServiceFacts, careServices } from './care-services.ts';
import type { PlannedVisit } from './care-basket.ts';
import { costReasonsText } from './cost-reason-text.ts';
import { chileBasket } from './testing/sample-coverage.ts';

const basket = chileBasket();

function unitsOf(visits: readonly PlannedVisit[], service: string): number {
  return visits.reduce(
    (sum, { visit, times }) => sum + visit.reduce((inside, one) => inside + (one.service === service ? one.units * times : 0), 0),
    0,
  );
}

it('the document for readers shows the prices and counts that are used', () => {
  const page = readFileSync(new URL('../../../../docs/costo-anual.md', import.meta.url), 'utf8');
  const rows = page.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
  for (const service of careServices) {
    const row = rows.find(([, label]) => label === careServiceFacts[service].label);
    const examples = Object.values(basket.examples).map(({ visit }) => [{ visit, times: 1 }]);
    const counts = [...Object.values(basket.uses), ...examples].map((visits) => unitsOf(visits, service) || '');
    expect(row?.slice(2, -1)).toEqual([basket.prices[service].replace('.', ','), ...counts.map(String)]);
  }
});

it('every level of use holds all of the one below', () => {
  for (const service of careServices) {
    const [low, medium, high] = [basket.uses.low, basket.uses.medium, basket.uses.high].map((visits) => unitsOf(visits, service));
    expect(low).toBeLessThanOrEqual(medium!);
    expect(medium).toBeLessThanOrEqual(high!);
  }
});

it('missing figures are named together, in one sentence', () => {
  const text = costReasonsText([
    { kind: 'cap-missing', service: 'consulta' },
    { kind: 'cap-missing', service: 'examenes' },
    { kind: 'cap-missing', service: 'imagenes' },
    { kind: 'percentage-missing', service: 'urgencia' },
  ]);
  expect(text).toBe(
    'la ficha no dice qué parte paga de urgencias; la ficha no dice hasta cuánto paga de consultas, exámenes e imágenes',
  );
});
