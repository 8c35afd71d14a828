import { editionOf, languages, type Language } from '@cotejo/core/editions';
import { moneyOf, type Money } from '@cotejo/core/money';
import { describe, expect, it } from 'vitest';
import { bestPlanContent, type ToldPlan } from './best-plan-message.ts';

function planWith(annualCap: Money, price: number): ToldPlan {
  const summary = { hospitalPercentage: 80, ambulatoryPercentage: null, deductible: null, annualCap };
  return { displayName: 'Plan', summary, score: null, price: moneyOf(price, 'CLP', 'month') };
}

function capIn(language: Language): string | undefined {
  const told = { firstName: 'Ana', organization: 'Alce', url: 'https://a.example', consentsUrl: 'https://b.example' };
  const [own, better] = [planWith(moneyOf(500, 'UF', 'year'), 10_000), planWith(moneyOf(0, 'UF', 'year'), 9_000)];
  const { rows } = bestPlanContent({ ...told, own, better, language }, editionOf('chile'));
  return rows.map(([, text]) => text).find((text) => text.includes('500'));
}

describe('the mail of a better plan', () => {
  it('A5-34 says that there is no annual cap where it is 0, in each language', () => {
    expect(languages.map(capIn)).toEqual([
      expect.stringMatching(/^Sin tope \(/),
      expect.stringMatching(/^No limit \(/),
      expect.stringMatching(/^Sem limite \(/),
    ]);
  });
});
