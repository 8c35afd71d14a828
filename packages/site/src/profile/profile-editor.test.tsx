import { exampleProfile } from '@cotejo/contract/example-profile';
import type { Profile } from '@cotejo/contract/profile';
import { editionOf } from '@cotejo/core/editions';
import type { HouseholdDraft } from '@cotejo/core/people';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PlainEditor } from './plain-editor.tsx';
import { EditorFoot } from './profile-editor-foot.tsx';
import { ProfileEditorForm } from './profile-editor-form.tsx';
import { ProfileSentence } from './profile-editor-sentence.tsx';
import { lineFor } from '../testing/lines.ts';
import { TestFrame } from '../testing/test-frame.tsx';
import { draftFromProfile, incomeFromText } from './profile-editor-state.ts';

const chile = editionOf('chile');
const isapres = lineFor(chile);
const insurances = lineFor(chile, ['people', 'dependants', 'region']);
const alone = exampleProfile(chile);
const carga = { sexo: 'Femenino' as const, edad: 5, parentesco: 'Hijo/Hija' as const };
const family: Profile = {
  ...alone,
  cotizante: [{ edad: 34, ingreso: 1_650_000 }, { edad: 33 }],
  cargas: [carga, { ...carga, sexo: 'Masculino', edad: 1 }],
  ingresodatos: true,
};

function editor(draft: HouseholdDraft, { line = isapres, withScript = true } = {}): string {
  const form = <ProfileEditorForm draft={draft} line={line} faults={[]} onChange={withScript ? () => undefined : null} />;
  return renderToString(<TestFrame>{form}</TestFrame>).replaceAll('<!-- -->', '');
}

function sentence(profile: Profile, line = isapres): string {
  const sentenceLine = <ProfileSentence profile={profile} line={line} />;
  return renderToString(<TestFrame>{sentenceLine}</TestFrame>).replace(/<[^>]+>/g, '');
}

describe('profile sentence', () => {
  it('B3-32 says whom the prices are for, and that an example is one (decision 26)', () => {
    expect(sentence(family)).toContain(
      'Precios para ti, 34, tu pareja, 33, tu hija, 5, y tu hijo, 1, en la Región Metropolitana, con renta de $1.650.000.',
    );
    expect(sentence(family)).not.toContain('Perfil de ejemplo');
    expect(sentence(alone)).toContain('Perfil de ejemplo');
  });

  it('leaves out the income where it plays no part', () => {
    expect(sentence(family, insurances)).not.toContain('renta');
  });
});

describe('profile editor', () => {
  it("B2.4-10 B2.4-11 is headed 'Agregar asegurados' for one alone and 'Modificar asegurados' for a family", () => {
    expect(editor(draftFromProfile(alone, isapres, chile))).toContain('Agregar asegurados');
    const html = editor(draftFromProfile(family, isapres, chile));
    expect(html).toContain('Modificar asegurados');
    expect(html).not.toContain('Agregar asegurados');
  });

  it('names the choice of sex as it does the age: in sight, and of whom for who hears it', () => {
    const html = editor(draftFromProfile(alone, isapres, chile));
    expect(html).toMatch(/<legend class="(?!sr-only)[^"]*">Tu sexo<\/legend>/);
  });

  it("asks the visitor for 'Tu edad', and says of everybody else whose age it is", () => {
    const html = editor(draftFromProfile(family, isapres, chile));
    expect(html).toMatch(/>Tu edad<\/span><input[^>]* name="cotizante\.0\.edad"/);
    expect(html).toContain('Edad<span class="sr-only"> de tu pareja</span>');
  });

  it('says of where one lives what holds for regions and departments alike', () => {
    const html = editor(draftFromProfile(alone, insurances, chile), { line: insurances });
    expect(html).toContain('Algunos planes se venden sólo en ciertos lugares.');
  });

  it('shows the days of a journey that was kept: they may have passed, and the rule that says so names no field', () => {
    const travel = lineFor(chile, ['people', 'journey'], {
      productType: 'SEGURO VIAJE',
      extras: ['origen', 'salida', 'regreso'],
    });
    const profileOf = (viaje: Profile['viaje']): Profile => ({ ...alone, viaje, ingresodatos: true });
    const isOpen = (profile: Profile): boolean =>
      / open=""/.test(editor(draftFromProfile(profile, travel, chile), { line: travel }));
    expect(isOpen(profileOf({ dias: 11, salida: '2026-10-10', regreso: '2026-10-20' }))).toBe(true);
    expect(isOpen(profileOf({ dias: 11 }))).toBe(false);
  });

  it('B2.4-02 B2.4-07 adds people and takes each away, but never the visitor', () => {
    const html = editor(draftFromProfile(family, isapres, chile));
    expect(html).toContain('Agregar carga');
    for (const person of ['pareja', 'hija', 'hijo']) expect(html).toContain(`Quitar a tu ${person}`);
    expect(html.match(/Quitar a/g)).toHaveLength(3);
  });

  it('tells two cargas of one kind apart, in their titles as in their labels', () => {
    const twins = draftFromProfile({ ...family, cargas: [carga, carga] }, isapres, chile);
    const html = editor(twins);
    for (const place of [1, 2]) {
      expect(html).toMatch(new RegExp(`<legend[^>]*>Hija ${place}</legend>`));
      expect(html).toContain(`Quitar a tu hija ${place}<`);
    }
  });

  it('adds one partner at most', () => {
    expect(editor(draftFromProfile(alone, isapres, chile))).toContain('Agregar pareja');
    expect(editor(draftFromProfile(family, isapres, chile))).not.toContain('Agregar pareja');
  });

  it('B4-29 closes the spouse to a carga while there is a partner', () => {
    const spouse = /<option[^>]*>Cónyuge/;
    expect(spouse.exec(editor(draftFromProfile(family, isapres, chile)))?.[0]).toContain('disabled');
    const single = draftFromProfile({ ...family, cotizante: [{ edad: 34 }] }, isapres, chile);
    expect(spouse.exec(editor(single))?.[0]).not.toContain('disabled');
  });

  it('B9-02 takes eight cargas and says so', () => {
    const full = draftFromProfile({ ...family, cargas: Array.from({ length: 8 }, () => carga) }, isapres, chile);
    expect(editor(full)).toContain('Son como máximo 8 cargas.');
  });

  it.each([
    ['B4-32', ['employees']],
    ['B4-33', ['employees', 'payroll']],
    ['B4-34', ['employees']],
  ] as const)('B5-37 %s has no button that adds anybody where a company is asked for', (_, questions) => {
    const line = lineFor(chile, [...questions]);
    expect(editor(draftFromProfile(alone, line, chile), { line })).not.toContain('Agregar');
  });

  it('B4-11 B9-03 has one pet to fill in where none was saved, and no way to take the only one away', () => {
    const line = lineFor(chile, ['pets'], { exampleProfile: { ...alone, mascotas: [] } });
    const html = editor(draftFromProfile({ ...alone, mascotas: [] }, line, chile), { line });
    expect(html.match(/data-pet=/g)).toHaveLength(1);
    expect(html).not.toContain('Quitar Mascota');
  });

  it('without script has blank rows for those to come, and no button that needs script', () => {
    const html = editor(draftFromProfile(alone, isapres, chile), { withScript: false });
    expect(html).toContain('name="cotizante.1.edad"');
    expect(html).toContain('name="cargas.2.edad"');
    expect(html).not.toContain('name="cargas.3.edad"');
    expect(html).not.toContain('<button');
  });

  it('asks for the income only where it plays a part, and says why', () => {
    expect(editor(draftFromProfile(alone, isapres, chile))).toContain('La renta sirve para calcular tu 7 %');
    expect(editor(draftFromProfile(alone, isapres, chile), { line: insurances })).not.toContain('Renta');
  });
});

describe('what the form of a profile says', () => {
  const title = (line = insurances): string => {
    const form = <PlainEditor profile={alone} line={line} faults={[]} />;
    const html = renderToString(<TestFrame>{form}</TestFrame>).replaceAll('<!-- -->', '');
    return /<h2[^>]*>([^<]*)</.exec(html)?.[1] ?? '';
  };
  const breeds = [{ code: 'QUILTRO', name: 'Quiltro', group: 'dog' }];
  const pets = lineFor(chile, ['pets'], { choices: { zones: [], riskClasses: [], breeds } });
  const company = lineFor(chile, ['employees']);

  it("A4-50 A4-53 its title, which is of the number of employees for a company's insurance", () => {
    expect(title()).toBe('Quiénes se asegurarán?');
    expect(title(company)).toBe('Ingresa cantidad de empleados');
  });

  it.each([
    ['A4-51', insurances, 'El precio varía según el sexo y la edad'],
    ['A4-52', pets, 'El precio depende del tipo de mascota, de su raza y de su edad.'],
  ])('%s what the price varies by', (_, line, hint) => {
    expect(editor(draftFromProfile(alone, line, chile), { line })).toContain(hint);
  });

  it('A4-54 asks in Chile for what its profile has: sex, age and region of who is insured', () => {
    const html = editor(draftFromProfile(alone, insurances, chile), { line: insurances });
    for (const name of ['cotizante.0.sexo', 'cotizante.0.edad', 'region']) expect(html).toContain(`name="${name}"`);
    expect(html).toContain('>Metropolitana</option>');
  });
});

describe('income while it is typed', () => {
  it.each([
    ['$1.650.0005', 16_500_005],
    ['1650000', 1_650_000],
    ['', null],
    ['$', null],
    ['1.500.000.000', 1_500_000_000],
    ['12345678901234', 1_234_567_890_123],
  ])('%s', (text, expected) => {
    expect(incomeFromText(text, chile)?.units ?? null).toBe(expected);
  });
});

describe('under the form', () => {
  const foot = (given: Partial<Parameters<typeof EditorFoot>[0]>): string => {
    const shown = <EditorFoot formId="perfil" verdict={{ kind: 'none' }} ruled={null} isChecking={false} {...given} />;
    return renderToString(<TestFrame>{shown}</TestFrame>).replaceAll('<!-- -->', '');
  };
  const complete = 'Se ingresaron todos los campos requeridos';

  it('does not say that all is there beside what is wrong with it', () => {
    expect(foot({ verdict: { kind: 'complete' } })).toContain(complete);
    const refused = foot({ verdict: { kind: 'complete' }, ruled: 'Para contratar, 18 años.' });
    expect(refused).toContain('Para contratar, 18 años.');
    expect(refused).not.toContain(complete);
  });

  it('shows by its button that what was sent is being looked at', () => {
    expect(foot({ isChecking: true })).toMatch(/<button[^>]*aria-busy="true" aria-disabled="true"/);
    expect(foot({})).toMatch(/<button[^>]*aria-busy="false"/);
  });
});
