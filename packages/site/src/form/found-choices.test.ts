import { describe, expect, it } from 'vitest';
import { foundChoices, namedChoice } from './found-choices.ts';

const countries = [
  ['AF', 'Afganistán (+93)'],
  ['CL', 'Chile (+56)'],
  ['CN', 'China (+86)'],
  ['ES', 'España (+34)'],
  ['AE', 'Emiratos Árabes Unidos (+971)'],
  ['US', 'Estados Unidos (+1)'],
  ['CA', 'Canadá (+1)'],
] as const;
const choices = countries.map(([value, label]) => ({ value, label }));
const found = (typed: string): readonly string[] => foundChoices(choices, typed).map(({ value }) => value);

describe('what a typed text finds in a list', () => {
  it.each([
    ['', countries.map(([value]) => value)],
    ['espana', ['ES']],
    ['CANADÁ', ['CA']],
    ['arab', ['AE']],
    ['unidos', ['AE', 'US']],
    ['chi', ['CL', 'CN']],
    ['+56', ['CL']],
    ['56', ['CL']],
    ['luna', []],
  ])('%j finds %j', (typed, values) => {
    expect(found(typed)).toEqual(values);
  });

  it('has what begins with it before what only holds it', () => {
    expect(found('es')[0]).toBe('ES');
    expect(found('an')).toEqual(['AF', 'ES', 'CA']);
  });
});

describe('a text names a choice', () => {
  it.each([
    ['chile (+56)', 'CL'],
    [' cl ', 'CL'],
    ['Chile', null],
    ['+1', null],
    ['', null],
  ])('%j names %j', (typed, value) => {
    expect(namedChoice(choices, typed)?.value ?? null).toBe(value);
  });
});
