import type { Profile } from '@cotejo/contract/profile';
import { readProfile } from '@cotejo/contract/read-profile';
import type { Edition } from '@cotejo/core/editions';
import type { ProfileQuestion } from '@cotejo/core/profile-questions';
import { fail, ok, type Result } from '@cotejo/core/result';
import { readHolderExtras, readJourney } from './extra-form-data.ts';
import { formReader } from './form-reader.ts';
import { readChoice, readEmployees, readPayroll, readPets, readRegion, readWork } from './line-form-data.ts';
import { readContributors, readDependants } from './people-form-data.ts';
import type { ProfileFault } from './profile-fault.ts';
import type { ProfileLine } from './profile-line.ts';

/*
 * The profile form's fields, the same for the form without script and for the editor; a line reads those it asks:
 *   cotizante.0.edad · cotizante.0.sexo · cotizante.0.ingreso    the visitor
 *   cotizante.1.edad · cotizante.1.sexo · cotizante.1.ingreso    the partner
 *   cargas.N.edad · cargas.N.sexo · cargas.N.parentesco          each carga, N from 0 to 7
 *   mascotas.N.especie · mascotas.N.raza · mascotas.N.edad       each pet, N from 0 to 7
 *   cantidadempleados · planilla · tipo_trabajo                  the company
 *   viaje.dias · zona · region
 *   cotizante.0.epsActual · .maternidad (si, no) · .nacionalidad · .paisCobertura    what goes along with a request (0291)
 *   viaje.origen · viaje.destino · viaje.salida · viaje.regreso                      countries by their code, days as YYYY-MM-DD
 * A partner, carga or further pet whose age is blank is not there, unless '<row>.presente' is sent: then its age is missing.
 */

/**
 * Reads the posted profile form of a line. The profile is the visitor's own: `ingresodatos` is true. Faults name the form's
 * field and what is wrong with it; amounts are in the edition's currency per month, written in any of its ways.
 */
export function profileFromForm(data: FormData, line: ProfileLine, edition: Edition): Result<Profile, readonly ProfileFault[]> {
  const form = formReader(data);
  const asks = (question: ProfileQuestion): boolean => line.questions.includes(question);
  const people = asks('people') ? readContributors(form, { edition, asksIncome: asks('income') }) : [];
  const cotizante = people.map((person, index) =>
    index === 0 ? { ...person, ...readHolderExtras(form, line, edition) } : person,
  );
  const profile = {
    cotizante,
    cargas: asks('dependants') ? readDependants(form) : [],
    region: asks('region') ? readRegion(form, line) : null,
    enPareja: cotizante.length > 1,
    ingresodatos: true,
    ...(asks('pets') ? { mascotas: readPets(form, line) } : {}),
    ...(asks('employees') ? { cantidadempleados: readEmployees(form) } : {}),
    ...(asks('payroll') ? { ingreso: readPayroll(form, edition) } : {}),
    ...(asks('riskClass') ? readWork(form, line) : {}),
    ...(asks('journey') ? { viaje: readJourney(form, line) } : {}),
    ...(asks('zone') ? { zona: readChoice(form, 'zona', line.choices.zones) } : {}),
  };
  if (form.faults.length > 0) return fail(form.faults);
  const read = readProfile(profile);
  return read === null ? fail([{ field: 'cotizante', fault: 'other' }]) : ok(read);
}
