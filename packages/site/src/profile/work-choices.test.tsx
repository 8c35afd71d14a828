import { exampleProfile } from '@cotejo/contract/example-profile';
import type { Profile } from '@cotejo/contract/profile';
import { editionOf } from '@cotejo/core/editions';
import { toNumber } from '@cotejo/core/money';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { lineFor } from '../testing/lines.ts';
import { TestFrame } from '../testing/test-frame.tsx';
import { ProfileEditorForm } from './profile-editor-form.tsx';
import { draftFromProfile } from './profile-editor-state.ts';
import { sectorOf, sectorsOf, worksIn } from './work-choices.ts';

const peru = editionOf('peru');
const riskClasses = [
  { code: '130', name: 'Pesca', group: 'Bosques y pesca' },
  { code: '210', name: 'Minas de carbón', group: 'Minería' },
  { code: '230', name: 'Metales', group: 'Minería' },
];
const example: Profile = { ...exampleProfile(peru), cotizante: [], cantidadempleados: 30, ingreso: 72_000, tipo_trabajo: '130' };
const sctr = lineFor(peru, ['employees', 'payroll', 'riskClass'], {
  productType: 'SCTR',
  choices: { zones: [], riskClasses, breeds: [] },
  exampleProfile: example,
});

function optionsOf(profile: Profile, name: string): readonly string[] {
  const draft = draftFromProfile(profile, sctr, peru);
  const form = <ProfileEditorForm draft={draft} line={sctr} faults={[]} onChange={() => undefined} />;
  const html = renderToString(<TestFrame edition="peru">{form}</TestFrame>);
  const [select = ''] = new RegExp(`<select[^>]*name="${name}".*?</select>`, 's').exec(html) ?? [];
  return [...select.matchAll(/<option[^>]*?(selected="")?>([^<]*)</g)].map(([, chosen, text = '']) =>
    chosen ? `* ${text}` : text,
  );
}

describe('sector and kind of work', () => {
  it('C4-42 a sector has its kinds of work, and none is offered before one is chosen', () => {
    expect(sectorsOf(riskClasses)).toEqual(['Bosques y pesca', 'Minería']);
    expect(worksIn(riskClasses, 'Minería').map(({ code }) => code)).toEqual(['210', '230']);
    expect(worksIn(riskClasses, null)).toEqual([]);
    expect(optionsOf({ ...example, tipo_trabajo: null }, 'tipo_trabajo')).toEqual(['* Elige antes el sector']);
  });

  it('C4-44 a saved kind of work is chosen again, and its sector with it', () => {
    const saved: Profile = { ...example, tipo_trabajo: '230', ingresodatos: true };
    expect(sectorOf(riskClasses, '230')).toBe('Minería');
    expect(optionsOf(saved, 'sector')).toEqual(['Elige', 'Bosques y pesca', '* Minería']);
    expect(optionsOf(saved, 'tipo_trabajo')).toEqual(['Elige', 'Minas de carbón', '* Metales']);
  });
});

it("C4-40 the payroll is that of the line's example until the visitor entered data", () => {
  const payrollOf = (profile: Profile): number | null => {
    const amount = draftFromProfile(profile, sctr, peru).company?.monthlyPayroll;
    return amount ? toNumber(amount) : null;
  };
  const { ingreso: _none, ...silent } = example;
  expect(payrollOf({ ...silent, ingresodatos: false })).toBe(72_000);
  expect(payrollOf({ ...silent, ingresodatos: true })).toBeNull();
  expect(payrollOf({ ...example, ingreso: 9_000, ingresodatos: true })).toBe(9_000);
});
