import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FeatureIcon } from './feature-icon.tsx';

const mainFeatures = [
  'has_inpatient_coverage',
  'has_outpatient_coverage',
  'has_dental_coverage',
  'has_maternity_coverage',
  'has_vision_coverage',
  'has_oncological_coverage',
  'has_evacuation_coverage',
];
const drawingOf = (name: string): string | undefined =>
  / d="([^"]*)"/.exec(renderToString(<FeatureIcon name={name} isActive />))?.[1];

it('B9-29 each main feature has a sign of its own, anything else a tick', () => {
  const drawn = [...mainFeatures, 'telemedicina'].map(drawingOf);
  expect(new Set(drawn).size).toBe(mainFeatures.length + 1);
  expect(drawingOf('medicamentos')).toBe(drawingOf('telemedicina'));
});
