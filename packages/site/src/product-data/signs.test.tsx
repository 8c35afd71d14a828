import { readFileSync } from 'node:fs';
import { subtypeIcons } from '@cotejo/core/subtypes';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FeatureIcon } from './feature-icon.tsx';

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');
const css = read('signs.css');
/** The drawings, in the order of their row. */
const drawings = [...read('signs.svg').matchAll(/<g id="[\w-]+" transform="translate\((\d+)\)">(.*)<\/g>/g)];

/** The drawing that a name is given; undefined: none of its own. */
function drawingOf(name: string): string | undefined {
  const rule = [...css.matchAll(/([^{}]+)\{\s*--drawn: (\d+);/g)].find(([, names = '']) => names.includes(`'${name}'`));
  return rule && drawings[Number(rule[2])]?.[2];
}

const mainFeatures = [
  'has_inpatient_coverage',
  'has_outpatient_coverage',
  'has_dental_coverage',
  'has_maternity_coverage',
  'has_vision_coverage',
  'has_oncological_coverage',
  'has_evacuation_coverage',
];

it('B9-29 each main feature has a sign of its own, which its icon asks for by its name', () => {
  const drawn = mainFeatures.map(drawingOf);
  expect(drawn).not.toContain(undefined);
  expect(new Set(drawn).size).toBe(mainFeatures.length);
  expect(drawingOf('telemedicina_y_mas')).toBeUndefined();
  expect(renderToString(<FeatureIcon name="has_dental_coverage" isActive />)).toMatch(/ data-sign="has_dental_coverage"/);
});

it('A3-26 each group of coverages has a sign', () => {
  const groups = ['hospitalaria', 'maternidad', 'ambulatoria', 'urgencia', 'oncologia', 'cardiologia', 'salud-mental', 'dental'];
  const drawn = [...groups, 'vision', 'medicamentos', 'traslados', 'telemedicina', 'capital', 'escolar', 'mascotas'].map(
    drawingOf,
  );
  expect(drawn).not.toContain(undefined);
  expect(new Set(drawn).size).toBe(drawn.length);
});

it('what a product is for has a sign of its own for each', () => {
  const drawn = Object.values(subtypeIcons).map(drawingOf);
  expect(drawn).not.toContain(undefined);
  expect(new Set(drawn).size).toBe(drawn.length);
});

it('the row of drawings is as long as the rules divide it', () => {
  const places = drawings.map(([, place]) => Number(place));
  expect(places).toEqual(drawings.map((_, index) => index * 20));
  expect(read('signs.svg')).toContain(`viewBox="0 0 ${drawings.length * 20} 20"`);
  expect(css).toContain(`* 100% / ${drawings.length - 1})`);
});
