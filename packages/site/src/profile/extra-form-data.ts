import type { ExtraAnswer } from '@cotejo/contract/extra-answers';
import type { Profile } from '@cotejo/contract/profile';
import { saidOnly } from '@cotejo/contract/said-only';
import { colombianInsurerFault, withoutInsurer } from '@cotejo/core/colombian-rules';
import { countryOf } from '@cotejo/core/countries';
import { isPlainDate } from '@cotejo/core/dates';
import type { Edition } from '@cotejo/core/editions';
import { maximumTripDays, tripDaysBetween } from '@cotejo/core/people';
import { validationNameOf } from '@cotejo/core/validation';
import { readShortNumber, type FormReader } from './form-reader.ts';
import { tripDaysRule } from './number-rules.ts';
import type { ProfileLine } from './profile-line.ts';

type Holder = Profile['cotizante'][number];
type Journey = NonNullable<Profile['viaje']>;
type Country = NonNullable<Journey['origen']>;

/** A plan on top of the EPS asks for one (B5-29); elsewhere whose EPS somebody has is told or not. */
export function insurerIsRequired({ productType, extras }: ProfileLine, edition: Edition): boolean {
  return extras.includes('epsActual') && validationNameOf(productType, edition) === 'colombian-health';
}

function readInsurer(form: FormReader, line: ProfileLine, edition: Edition): string | null {
  const field = 'cotizante.0.epsActual';
  const code = form.text(field);
  const isKnown = code === withoutInsurer || line.insurers.some((insurer) => insurer.code === code);
  const known = isKnown ? code : null;
  const fault = insurerIsRequired(line, edition) ? colombianInsurerFault(known) : null;
  if (fault !== null) form.refuse(field, fault);
  else if (code !== '' && known === null) form.refuse(field, 'insurerMissing');
  return known;
}

function readCountry(form: FormReader, field: string): Country | null {
  const code = form.text(field);
  const country = countryOf(code);
  if (code !== '' && country === null) form.refuse(field, 'country');
  return country && { code: country.code, ...saidOnly({ name: country.name, nationality: country.nationality }) };
}

const yesOrNo: Readonly<Record<string, boolean>> = { si: true, no: false };

/** What the visitor says beside age, sex and income, where the form asks it: null is said to be nothing, what is not asked is absent. */
export function readHolderExtras(form: FormReader, line: ProfileLine, edition: Edition): Partial<Holder> {
  const asks = (name: ExtraAnswer): boolean => line.extras.includes(name) && form.has(`cotizante.0.${name}`);
  return {
    ...(asks('epsActual') ? { epsActual: readInsurer(form, line, edition) } : {}),
    ...(asks('maternidad') ? { maternidad: yesOrNo[form.text('cotizante.0.maternidad')] ?? null } : {}),
    ...(asks('nacionalidad') ? { nacionalidad: readCountry(form, 'cotizante.0.nacionalidad') } : {}),
    ...(asks('paisCobertura') ? { paisCobertura: readCountry(form, 'cotizante.0.paisCobertura') } : {}),
  };
}

/** A day as it is written; null: none, or one that does not exist, which is refused. */
function readDay(form: FormReader, field: 'viaje.salida' | 'viaje.regreso'): string | null {
  const text = form.text(field);
  if (text === '') return null;
  if (isPlainDate(text)) return text;
  form.refuse(field, 'dateWrong');
  return null;
}

/** The days from a journey's departure to its return, as its form says them; null: it does not, or not possibly. */
export function daysOfDates(form: Pick<FormReader, 'text'>): number | null {
  return tripDaysBetween(form.text('viaje.salida'), form.text('viaje.regreso'));
}

/** The journey: its days, which its dates tell where they stand alone, and have to agree with where both are said. */
export function readJourney(form: FormReader, { extras }: ProfileLine): Journey {
  const asks = (name: ExtraAnswer): boolean => extras.includes(name);
  const [departure, homecoming] = [
    asks('salida') ? readDay(form, 'viaje.salida') : null,
    asks('regreso') ? readDay(form, 'viaje.regreso') : null,
  ];
  const counted = departure !== null && homecoming !== null ? daysOfDates(form) : null;
  if (departure !== null && homecoming !== null && counted === null) {
    if (homecoming < departure) form.refuse('viaje.regreso', 'homecomingEarly');
    else form.refuse('viaje.regreso', 'daysOutside', { maximum: maximumTripDays });
  }
  const saysBoth = asks('salida') && asks('regreso') && form.text('viaje.salida') !== '' && form.text('viaje.regreso') !== '';
  // Days left blank are told by the dates. Dates that are wrong are refused above, and their days are not missing besides.
  const areTold = saysBoth && form.text('viaje.dias') === '';
  const dias = areTold ? (counted ?? 0) : readShortNumber(form, { ...tripDaysRule, field: 'viaje.dias' });
  if (counted !== null && dias !== counted && form.faults.every(({ field }) => field !== 'viaje.dias')) {
    form.refuse('viaje.dias', 'daysDiffer', { days: counted });
  }
  return {
    dias,
    ...saidOnly({
      salida: departure,
      regreso: homecoming,
      origen: asks('origen') ? readCountry(form, 'viaje.origen') : null,
      destino: asks('destino') ? readCountry(form, 'viaje.destino') : null,
    }),
  };
}
