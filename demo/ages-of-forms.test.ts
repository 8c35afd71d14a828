import { definitionOfIntegration } from '@cotejo/contract/form-definition';
import { integrationFormsSchema } from '@cotejo/contract/forms';
import { wholePattern } from '@cotejo/core/form-definition-check';
import { oldestPassenger } from '@cotejo/core/passenger-bands';
import { maximumAge, maximumPetAge } from '@cotejo/core/people';
import { expect, it } from 'vitest';
import { demoForms } from './content/forms.ts';

const asked = demoForms().flatMap(({ definition }) =>
  integrationFormsSchema
    .parse(definition)
    .integrationForms.flatMap((form) => definitionOfIntegration(form).fields)
    .filter(({ name }) => name.endsWith('_edad') || name === 'fld_passenger_quantity'),
);

it('every age that a form asks ends where no person, dog or cat grew older, and says beside it where it or the insurance ends', () => {
  expect(new Set(asked.map(({ name }) => name))).toEqual(
    new Set(['titular_edad', 'pareja_edad', 'cargas_edad', 'mascota_edad', 'fld_passenger_quantity']),
  );
  for (const { name, pattern, helper } of asked) {
    const most = name === 'mascota_edad' ? maximumPetAge : maximumAge;
    const taken = Array.from({ length: 1000 }, (_, age) => age).filter((age) => wholePattern(pattern ?? '')?.test(String(age)));
    expect(taken).toEqual(Array.from({ length: most + 1 }, (_, age) => age));
    expect(helper).toContain(String(name === 'fld_passenger_quantity' ? oldestPassenger : most));
  }
});
