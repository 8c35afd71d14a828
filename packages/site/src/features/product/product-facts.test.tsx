import type { FeatureAnswer, OfferAnswer } from '@cotejo/contract/catalogue';
import { renderToString } from 'react-dom/server';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { sampleDetail, sampleItem } from '../../testing/sample-answers.ts';
import { TestFrame } from '../../testing/test-frame.tsx';
import { ContractFacts } from './contract-facts.tsx';
import { FeatureList } from './feature-list.tsx';
import { OfferList } from './offer-list.tsx';
import { PriceDetail } from '../../product-detail/price-box.tsx';
import { Uninsurable } from '../../product-detail/price-parts.tsx';
import { SummaryFacts } from '../../product-detail/summary-facts.tsx';
import { ProductHeading } from './product-heading.tsx';
import { WaitingPeriods } from './waiting-periods.tsx';

/** The words of a section, tag by tag. */
function wordsOf(section: ReactElement): string {
  return renderToString(<TestFrame>{section}</TestFrame>)
    .replaceAll('<!-- -->', '')
    .replace(/<[^>]+>/g, '|')
    .replace(/\|+/g, '|');
}

const sampleFeature = { id: 1, displayName: 'Algo', feature_type_id: 1, description: null };

const metadata = sampleItem.insuranceMetadata;

it('the heading breaks between facts and never within a code, and on a phone leaves its last step to the title', () => {
  const item = { ...sampleItem, productCode: 'RAU-COMPLEMENTARIO-1' };
  const html = renderToString(
    <MemoryRouter>
      <TestFrame>
        <ProductHeading item={item} comparator={{ url: '/Comparar/Isapres', displayName: 'Isapres' }} />
      </TestFrame>
    </MemoryRouter>,
  ).replaceAll('<!-- -->', '');
  expect(html).toContain('<span class="inline-block">RAU-COMPLEMENTARIO-1\u00a0·</span>');
  expect(html).toMatch(/<li aria-current="page" class="hidden [^"]*sm:flex">Max Salud 90<\/li>/);
  expect(html).toMatch(/<h1[^>]*>Max Salud 90<\/h1>/);
});

describe('En corto', () => {
  const feature = (name: string, included: boolean) => ({ ...sampleFeature, name, included });
  const shown = (...features: readonly FeatureAnswer[]) =>
    wordsOf(<SummaryFacts detail={{ ...sampleDetail, featuresAll: [...features] }} />);

  it.each([
    ['A5-36', true, '|Preexistencias|Cubre|'],
    ['A5-37', false, '|Preexistencias|No Cubre|'],
  ])('%s says whether existing conditions are covered: %s', (_row, included, expected) => {
    expect(shown(feature('urgencia', true), feature('cubre_preexistencias', included))).toContain(expected);
  });

  it('says nothing of existing conditions where features are not told', () => {
    expect(shown(feature('urgencia', true))).not.toContain('Preexistencias');
    expect(shown(feature('urgencia', false), feature('cubre_preexistencias', false))).not.toContain('Preexistencias');
  });

  const insurance = { ...sampleItem, codigoplan: null, requirementText: '$1' };
  const lifeInsurance = { ...insurance, summary: { ...insurance.summary, hospitalPercentage: null, ambulatoryPercentage: null } };
  const something = [{ percent: 0, previousCoverage: true }];
  const asked = (item: typeof sampleItem, coverageRequirement: typeof something) =>
    wordsOf(<SummaryFacts detail={{ ...sampleDetail, item, coverageRequirement }} />);

  it('A5-26 A5-28 says in a sentence what must pay first, and not as a card does in short', () => {
    const words = asked(insurance, something);
    expect(words).toContain(
      '|Requisito de cobertura previa|Tu isapre o Fonasa debe reembolsar al menos $1. Si no reembolsa nada',
    );
    expect(words).not.toContain('|$1|');
    expect(asked(insurance, [])).toContain('|Requisito de cobertura previa|No exige que otro sistema cubra antes.|');
  });

  it('says nothing of it where it says nothing: of isapre plans, of pets, of a life insurance that asks for none', () => {
    expect(asked(sampleItem, something)).not.toContain('Requisito');
    expect(asked({ ...insurance, insures: 'pets' }, something)).not.toContain('Requisito');
    expect(asked(lifeInsurance, [])).not.toContain('Requisito');
    expect(asked(lifeInsurance, something)).toContain('Requisito de cobertura previa');
  });
});

describe('Ofertas', () => {
  const offer: OfferAnswer = {
    type: 'FREE_FIRST_PREMIUM',
    title: 'Primer mes gratis',
    text: 'No pagas la primera prima.',
    value: null,
    unit: null,
    stock: 25,
    validFrom: '2026-11-01',
    validTo: '2026-11-30',
  };

  it('say what is given, of which kind, until when and how many are left', () => {
    expect(wordsOf(<OfferList offers={[offer]} />)).toContain(
      '|Oferta|Primer mes gratis|Primera prima gratis|No pagas la primera prima.|Vale hasta el 30 de noviembre de 2026. Quedan 25.|',
    );
  });

  it('that are used up promise nothing', () => {
    const words = wordsOf(<OfferList offers={[{ ...offer, stock: 0 }]} />);
    expect(words).toContain('|Promoción Cyber Agotada. Precio normal|');
    expect(words).not.toContain('Primer mes gratis');
  });

  it('are no section where there are none', () => {
    expect(wordsOf(<OfferList offers={[]} />)).toBe('');
  });
});

describe('Condiciones', () => {
  it('A3-12 names what is agreed for a company', () => {
    const collective = [{ key: 'participacion_minima', categoria: 'Condiciones', value: '75 % del equipo', tipo: 'porcentaje' }];
    expect(wordsOf(<ContractFacts metadata={{ ...metadata, metadata_colectivo: collective }} />)).toBe(
      '|Condiciones|Participación mínima|75 % del equipo|',
    );
  });

  it('A3-13 says what is paid at the start and what tax is saved', () => {
    const facts = { ...metadata, aporte_inicial: 'UF 5 al contratar', beneficio_tributario: 'Régimen A o B' };
    expect(wordsOf(<ContractFacts metadata={facts} />)).toBe(
      '|Condiciones|Aporte inicial|UF 5 al contratar|Beneficio tributario|Régimen A o B|',
    );
  });

  it('A3-14 explains what can be added', () => {
    const added = { text: 'Invalidez', tooltip: 'Se agrega al contratar.' };
    expect(wordsOf(<ContractFacts metadata={{ ...metadata, coberturas_adicionales: added }} />)).toContain(
      '|Coberturas adicionales|Invalidez|?|Qué es una cobertura adicional|Se agrega al contratar.|',
    );
  });

  it('A3-15 explains the funds to choose from', () => {
    const funds = { text: 'Conservador y Crecimiento', tooltip: 'Conservador: deuda de Chile.' };
    expect(wordsOf(<ContractFacts metadata={{ ...metadata, fondos_disponibles: funds }} />)).toContain(
      '|Fondos disponibles|Conservador y Crecimiento|?|Qué es un fondo disponible|Conservador: deuda de Chile.|',
    );
  });

  it('are no section where nothing is said', () => {
    expect(wordsOf(<ContractFacts metadata={metadata} />)).toBe('');
  });
});

describe('Carencias and the price in words', () => {
  it('say how many days have to pass', () => {
    expect(wordsOf(<WaitingPeriods periods={[{ benefit: 'Parto', days: 300 }]} />)).toContain('|Parto|300 días|');
    expect(wordsOf(<WaitingPeriods periods={[]} />)).toBe('');
  });

  it('say how the price is made', () => {
    const facts = { ...metadata, price_detail: 'por hogar', price_tooltip: 'Un solo precio.' };
    expect(wordsOf(<PriceDetail detail={facts.price_detail} tooltip={facts.price_tooltip} />)).toBe(
      '|Precio por hogar|?|Qué es este precio|Un solo precio.|',
    );
    expect(wordsOf(<PriceDetail detail={metadata.price_detail} tooltip={metadata.price_tooltip} />)).toBe('');
  });
});

it('reasons why nobody is insured are sentences: none begins with a capital after a semicolon', () => {
  const person = {
    role: 'contributor' as const,
    index: 0,
    edad: 90,
    method: 'uninsurable' as const,
    factor: null,
    percentage: null,
    salary: null,
    amount: null,
    reasons: ['Se entra de 18 a 69 años', 'No hay precio a esa edad'],
  };
  const price = { ...sampleItem.profilePrice, profiles: [person] };
  expect(wordsOf(<Uninsurable price={price} insures="people" />)).toContain(
    ': Se entra de 18 a 69 años. No hay precio a esa edad.|',
  );
});

describe('Otros Beneficios', () => {
  it('B4-51 have a sign each: active where the product has it, greyed with its words where it has not', () => {
    const feature = (id: number, name: string, included: boolean) => ({
      ...sampleFeature,
      id,
      name,
      displayName: name,
      included,
    });
    const html = renderToString(
      <TestFrame>
        <FeatureList features={[feature(1, 'has_dental_coverage', true), feature(2, 'has_vision_coverage', false)]} />
      </TestFrame>,
    );
    const lines = [...html.matchAll(/<li.*?<\/li>/gs)].map(([line]) => line);
    expect(lines[0]).toMatch(/data-active="true" class="[^"]*text-best/);
    expect(lines[1]).toMatch(/data-active="false" class="[^"]*text-line-2.*\(no incluido\)/s);
  });

  const [known] = sampleDetail.featuresAll;
  const missing = { id: 2, name: 'DENTAL', displayName: 'Dental', feature_type_id: 1, description: null, included: false };

  it('are not called missing where the source tells of none', () => {
    expect(wordsOf(<FeatureList features={[missing]} />)).toBe('');
    expect(wordsOf(<FeatureList features={[missing, ...(known ? [known] : [])]} />)).toContain('Dental');
  });
});
