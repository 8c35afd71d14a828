import type { Profile } from '@cotejo/contract/profile';
import type { Edition } from '@cotejo/core/editions';
import { parseAmount } from '@cotejo/core/money-format';
import {
  checkOneSpouse,
  maximumDependants,
  maximumIncome,
  relationships,
  sexes,
  type Relationship,
  type Sex,
} from '@cotejo/core/people';
import { readShortNumber, type FormReader } from './form-reader.ts';
import { ageRule } from './number-rules.ts';
import { dependantKind } from './person-words.ts';
import type { FaultKey } from './profile-fault.ts';

type Row = `cotizante.${number}` | `cargas.${number}`;

function readSex(form: FormReader, row: Row): Sex | undefined {
  return sexes.find((sex) => sex === form.text(`${row}.sexo`));
}

function readRelationship(form: FormReader, row: Row): Relationship | undefined {
  return relationships.find((relationship) => relationship === form.text(`${row}.parentesco`));
}

/** A completed age. */
function readAge(form: FormReader, row: Row, missing: FaultKey): number {
  return readShortNumber(form, { ...ageRule, field: `${row}.edad`, missing });
}

function readIncome(form: FormReader, row: Row, edition: Edition): number | undefined {
  const field = `${row}.ingreso`;
  const text = form.text(field);
  if (text === '') return undefined;
  const amount = parseAmount(text, edition);
  if (amount === null) form.refuse(field, 'incomeWrong');
  else if (amount > maximumIncome) form.refuse(field, 'incomeTooHigh');
  return amount ?? undefined;
}

interface PeopleQuestions {
  readonly edition: Edition;
  readonly asksIncome: boolean;
}

function readContributor(form: FormReader, index: 0 | 1, { edition, asksIncome }: PeopleQuestions): Profile['cotizante'][number] {
  const row = `cotizante.${index}` as const;
  // Whoever says no sex counts as 'Masculino' (B5-42).
  const sexo = readSex(form, row) ?? 'Masculino';
  const ingreso = asksIncome ? readIncome(form, row, edition) : undefined;
  const edad = readAge(form, row, index === 0 ? 'age.visitor' : 'age.partner');
  return { edad, sexo, ...(ingreso === undefined ? {} : { ingreso }) };
}

/** True for a row that was filled, or that was added and waits for its age. */
export function isRowThere(form: FormReader, row: string): boolean {
  return form.text(`${row}.edad`) !== '' || form.text(`${row}.presente`) !== '';
}

/** The visitor, and the partner when there is one. */
export function readContributors(form: FormReader, questions: PeopleQuestions): Profile['cotizante'] {
  const visitor = readContributor(form, 0, questions);
  return isRowThere(form, 'cotizante.1') ? [visitor, readContributor(form, 1, questions)] : [visitor];
}

/** Says of each carga that cannot be the spouse why: somebody else of the family is (B4-29). */
function refuseSpouses(form: FormReader, rows: readonly Row[]): void {
  const relationships = rows.map((row) => readRelationship(form, row));
  for (const { index, text } of checkOneSpouse(relationships, { hasPartner: isRowThere(form, 'cotizante.1') }))
    form.refuse(`${rows[index] ?? ''}.parentesco`, text);
}

/** The cargas whose rows are there. */
export function readDependants(form: FormReader): Profile['cargas'] {
  const rows = Array.from({ length: maximumDependants }, (_, index) => `cargas.${index}` as const);
  const there = rows.filter((row) => isRowThere(form, row));
  refuseSpouses(form, there);
  return there.map((row) => {
    const [sexo, parentesco] = [readSex(form, row), readRelationship(form, row)];
    const edad = readAge(form, row, `age.${dependantKind(parentesco, sexo)}`);
    return { edad, ...(sexo ? { sexo } : {}), ...(parentesco ? { parentesco } : {}) };
  });
}
