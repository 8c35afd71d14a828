import { expect, it } from 'vitest';
import { profiledTypes } from '../catalogue/profile-questions.ts';
import { sayInSpanish } from '../text/say.ts';
import { colombianFaults, colombianRuleTexts, sayColombianFault, type ColombianAnswers } from './colombian-rules.ts';

const say = sayInSpanish(colombianRuleTexts);
const messages = (answers: ColombianAnswers): string[] =>
  colombianFaults(answers).map((fault) => `${fault.field}: ${sayColombianFault(fault, say)}`);

const few = 'employees: En Colombia, los planes para empresas son desde 10 empleados.';
const none = 'insurer: Este plan se suma a tu EPS y no la reemplaza: para contratarlo necesitas tener una.';
const missing = 'insurer: Elige tu EPS.';

it('B5-28 a company has ten employees or more', () => {
  const asked = (employees?: number | null) => messages({ productType: 'SEGURO COLECTIVO', employees });
  expect([9, 10, 1500, 0, null, undefined].map(asked)).toEqual([[few], [], [], [few], [few], [few]]);
});

it("B5-29 an EPS is chosen, and is not 'notengo'", () => {
  const asked = (insurer?: string | null) => messages({ productType: 'MEDICINA PREPAGADA', insurer });
  expect(['notengo', ' NoTengo ', 'EPS005', '', ' ', null, undefined].map(asked)).toEqual([
    [none],
    [none],
    [],
    [missing],
    [missing],
    [missing],
    [missing],
  ]);
});

it('each rule holds for its own product types, and neither for the others', () => {
  const fieldsOf = (productType: string) => colombianFaults({ productType }).map(({ field }) => field);
  const typesWith = (field: string) => profiledTypes.filter((type) => fieldsOf(type).join() === field);
  expect(typesWith('insurer')).toEqual(['SEGURO', 'PLAN COMPLEMENTARIO', 'MEDICINA PREPAGADA']);
  expect(typesWith('employees')).toEqual(['SEGURO COLECTIVO', 'SEGURO COVID', 'EPS EMPRESA', 'SCTR']);
  expect(['EPS', 'SEGURO_MASCOTAS', 'SEGURO VIAJE', 'ninguno', 'constructor'].flatMap(fieldsOf)).toEqual([]);
});
