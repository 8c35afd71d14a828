import type { Care } from '@cotejo/contract/care';
import { renderToString } from 'react-dom/server';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { TestFrame } from '../../testing/test-frame.tsx';
import { sampleDetail, sampleItem } from '../../testing/sample-answers.ts';
import { WorkedExamples } from './worked-examples.tsx';
import { YearlyCostPanel } from './yearly-cost-panel.tsx';

const { care } = sampleDetail;

/** The words of a section, tag by tag. */
function wordsOf(section: ReactElement): string {
  const html = renderToString(<TestFrame>{section}</TestFrame>);
  return html
    .replaceAll('<!-- -->', '')
    .replace(/<[^>]+>/g, '|')
    .replace(/\|+/g, '|');
}

describe('Costo anual estimado', () => {
  it('says the three costs with what each level of use holds, and where the prices come from', () => {
    const words = wordsOf(<YearlyCostPanel care={care} price={sampleItem.profilePrice} />);
    expect(words).toContain('|Uso bajo|consulta médica (2)|$5.078.000|');
    expect(words).toContain('|Uso alto|hospitalización de 3 días (1)|$6.722.000|');
    expect(words).toContain('|Supuesto de Cotejo|');
  });

  it('says why there is none', () => {
    const price = { ...sampleItem.profilePrice, yearlyCost: { amounts: null, system: null, reason: 'falta un dato' } };
    expect(wordsOf(<YearlyCostPanel care={care} price={price} />)).toBe(
      '|Costo anual estimado|No se puede calcular: falta un dato.|',
    );
  });
});

describe('Ejemplos', () => {
  it('says what it costs, what the plan pays and what you pay, in its network and outside', () => {
    const words = wordsOf(<WorkedExamples care={care} kind="plan" />);
    expect(words).toContain('|Parto|Cuesta|$3.266.332|Paga el plan|$2.613.066|Pagas tú|$653.266|');
    expect(words).toContain('Fuera de ella pagarías hasta $1.306.533.');
    expect(words).toContain('Se aplica: tope anual del producto.');
    expect(words).not.toContain('isapre|');
  });

  it('says which example cannot be worked out, and says it once where none can', () => {
    expect(wordsOf(<WorkedExamples care={care} kind="plan" />)).toContain(
      '|Consulta con exámenes|No se puede calcular: la ficha no dice hasta cuánto paga de consultas.|',
    );
    const none: Care = { ...care, examples: care.examples.map((example) => ({ ...example, result: null, reason: 'falta' })) };
    expect(wordsOf(<WorkedExamples care={none} kind="plan" />)).toBe('|Ejemplos|No se puede calcular: falta.|');
  });

  it('names the system that pays before an insurance', () => {
    expect(wordsOf(<WorkedExamples care={{ ...care, system: 'fonasa' }} kind="insurance" />)).toContain('|Paga Fonasa|$0|');
  });
});
