import { dayOf, relationshipOf, sexOf, speciesOf, yesOrNoOf } from '@cotejo/contract/said-values';
import { maximumDependants, maximumPets, petSpecies, sexes, tripDaysBetween } from '@cotejo/core/people';
import { foldText } from '@cotejo/core/text';
import type { KeyOf, TextValues } from '../../texts/texts.ts';
import type { ProfileLine } from '../../profile/profile-line.ts';
import { extraFieldsOf, extrasOfLinks } from './extras-of-link.ts';
import type { LinkName, LinkReader } from './link-names.ts';
import type { linkFaultTexts } from './texts.ts';

export type Fields = Readonly<Record<string, string>>;

/** What is wrong with an answer of a link, by the name it has there, that the profile's form could not be asked. */
export interface LinkFault {
  readonly name: LinkName;
  readonly fault: KeyOf<typeof linkFaultTexts.es>;
  readonly values?: TextValues;
}

interface Reading {
  readonly link: LinkReader;
  readonly fields: Record<string, string>;
  readonly faults: LinkFault[];
}

function readSex({ fields, faults }: Reading, field: string, said: { readonly name: LinkName; readonly text: string }): void {
  const sex = sexes.find((known) => known === sexOf(said.text));
  if (sex) fields[field] = sex;
  else if (said.text !== '') faults.push({ name: said.name, fault: 'sex' });
}

function readHolders(reading: Reading): void {
  const { link, fields } = reading;
  const [first = ''] = link.list('pasajeros');
  fields['cotizante.0.edad'] = link.text('edad') || first;
  fields['cotizante.0.ingreso'] = link.text('ingreso');
  fields['cotizante.1.edad'] = link.text('pareja');
  fields['cotizante.1.ingreso'] = link.text('pareja_ingreso');
  readSex(reading, 'cotizante.0.sexo', { name: 'sexo', text: link.text('sexo') });
  readSex(reading, 'cotizante.1.sexo', { name: 'pareja_sexo', text: link.text('pareja_sexo') });
  // Who says to be two and not how old the other one is, is asked.
  if (yesOrNoOf(link.text('enPareja')) === true || fields['cotizante.1.sexo'] !== undefined)
    fields['cotizante.1.presente'] = 'si';
}

function readDependants(reading: Reading): void {
  const { link, fields, faults } = reading;
  const [ofSex, ofRelationship] = [link.list('cargas_sexo'), link.list('cargas_parentesco')];
  // A blank age keeps its place: what is said of the next one stays theirs.
  const listed = link.list('cargas').map((age, place) => ({ age, sex: ofSex[place], relationship: ofRelationship[place] }));
  const passengers = link.list('pasajeros').slice(1);
  const dependants = [...listed, ...passengers.map((age) => ({ age, sex: undefined, relationship: undefined }))].filter(
    ({ age }) => age !== '',
  );
  if (dependants.length > maximumDependants) {
    faults.push({ name: 'cargas', fault: 'tooMany', values: { maximum: maximumDependants } });
    return;
  }
  for (const [index, { age, sex = '', relationship: said = '' }] of dependants.entries()) {
    fields[`cargas.${index}.edad`] = age;
    readSex(reading, `cargas.${index}.sexo`, { name: 'cargas_sexo', text: sex });
    const relationship = relationshipOf(said);
    if (typeof relationship === 'string') fields[`cargas.${index}.parentesco`] = relationship;
  }
}

/** Pets are 'perro:3,gato:5:Siamés', or one by its parts. */
function readPets({ link, fields, faults }: Reading): void {
  const one = link.says('especie')
    ? [[link.text('especie'), link.text('mascota_edad') || link.text('edad'), link.text('raza')]]
    : [];
  const listed = link.list('mascotas').map((pet) => pet.split(':').map((part) => part.trim()));
  const pets = [...one, ...listed.filter((parts) => parts.join('') !== '')];
  if (pets.length > maximumPets) faults.push({ name: 'mascotas', fault: 'tooMany', values: { maximum: maximumPets } });
  for (const [index, [said = '', age = '', breed = '']] of pets.slice(0, maximumPets).entries()) {
    const species = petSpecies.find((known) => known === speciesOf(said));
    if (species) fields[`mascotas.${index}.especie`] = species;
    else faults.push({ name: one.length > 0 && index === 0 ? 'especie' : 'mascotas', fault: 'species' });
    fields[`mascotas.${index}.edad`] = age;
    fields[`mascotas.${index}.raza`] = breed;
    fields[`mascotas.${index}.presente`] = 'si';
  }
}

/** The region by its code, number, name or abbreviation; an unknown one stays, for the form to refuse. */
function regionOf(text: string, { regions }: ProfileLine): string {
  const known = regions.find(
    ({ stateCode, stateName, abbreviation }) =>
      (/^\d+$/.test(text) && /^\d+$/.test(stateCode) && Number(stateCode) === Number(text)) ||
      [stateCode, stateName, abbreviation].some((word) => foldText(word) === foldText(text)),
  );
  return known?.stateCode ?? text;
}

function readJourney({ link, fields, faults }: Reading, { extras }: ProfileLine): void {
  const days = link.text('dias');
  const [start, end] = [dayOf(link.text('salida')), dayOf(link.text('regreso'))];
  const between = typeof start === 'string' && typeof end === 'string' ? tripDaysBetween(start, end) : null;
  // The form of a line that asks for the dates says itself what is wrong with them.
  const areAsked = extras.includes('salida') && extras.includes('regreso');
  if (!areAsked && days === '' && between === null && (link.says('salida') || link.says('regreso')))
    faults.push({ name: link.says('salida') ? 'salida' : 'regreso', fault: 'days' });
  fields['viaje.dias'] = days || String(between ?? '');
}

function choiceOf(text: string, choices: readonly { readonly code: string; readonly name: string }[]): string {
  const wanted = foldText(text);
  return choices.find(({ code, name }) => foldText(code) === wanted || foldText(name) === wanted)?.code ?? text;
}

/** Answers of a link as the fields of the profile's form, in today's words, and what is wrong with them that the form does not see. What is not said is absent. */
export function fieldsOfLink(
  link: LinkReader,
  line: ProfileLine,
): { readonly fields: Fields; readonly faults: readonly LinkFault[] } {
  const reading: Reading = { link, fields: {}, faults: [] };
  const { fields } = reading;
  const { questions, choices } = line;
  if (questions.includes('people')) readHolders(reading);
  if (questions.includes('dependants')) readDependants(reading);
  if (questions.includes('pets')) readPets(reading);
  if (questions.includes('journey')) readJourney(reading, line);
  Object.assign(fields, extraFieldsOf(link, line));
  const births = fields['cotizante.0.maternidad'];
  if (births !== undefined && births !== 'si' && births !== 'no') {
    fields['cotizante.0.maternidad'] = '';
    reading.faults.push({ name: 'maternidad', fault: 'yesOrNo' });
  }
  fields['region'] = link.says('region') ? regionOf(link.text('region'), line) : '';
  fields['cantidadempleados'] = link.text('empleados');
  if (questions.includes('payroll')) fields['planilla'] = link.text('planilla') || link.text('ingreso');
  fields['tipo_trabajo'] = choiceOf(link.text('tipo_trabajo'), choices.riskClasses);
  fields['zona'] = choiceOf(link.text('zona'), choices.zones);
  for (const index of Array.from({ length: maximumPets }).keys()) {
    const breed = fields[`mascotas.${index}.raza`] ?? '';
    if (breed !== '') fields[`mascotas.${index}.raza`] = choiceOf(breed, choices.breeds);
  }
  return { fields: Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '')), faults: reading.faults };
}

const nameOf: Readonly<Record<string, LinkName>> = {
  'cotizante.0.edad': 'edad',
  'cotizante.0.ingreso': 'ingreso',
  'cotizante.1.edad': 'pareja',
  'cotizante.1.ingreso': 'pareja_ingreso',
  cantidadempleados: 'empleados',
  planilla: 'planilla',
  tipo_trabajo: 'tipo_trabajo',
  'viaje.dias': 'dias',
  zona: 'zona',
  region: 'region',
  ...Object.fromEntries(extrasOfLinks.map(({ field, name }) => [field, name])),
};

/** What a field of the form is called in a link, and which of several it is, from 1; null: the only one. */
export function placeInLink(field: string): { readonly name: LinkName; readonly number: number | null } | null {
  const name = nameOf[field];
  if (name !== undefined) return { name, number: null };
  const row = /^(cargas|mascotas)\.(\d)\.(\w+)$/.exec(field);
  if (!row) return null;
  const ofList = row[1] === 'cargas' ? 'cargas' : 'mascotas';
  return { name: row[3] === 'parentesco' ? 'cargas_parentesco' : ofList, number: Number(row[2]) + 1 };
}
