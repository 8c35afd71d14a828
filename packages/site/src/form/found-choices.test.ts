import { describe, expect, it } from 'vitest';
import { foundChoices, meantChoice } from './found-choices.ts';

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

describe('a text means a choice', () => {
  it.each([
    ['chile (+56)', 'CL'],
    [' cl ', 'CL'],
    ['Chile', 'CL'],
    ['canad', 'CA'],
    ['unidos', null],
    ['luna', null],
    ['+1', null],
    ['', null],
    [' ', null],
  ])('%j means %j, before the box is left', (typed, value) => {
    expect(meantChoice(choices, typed)?.value ?? null).toBe(value);
  });

  it('named whole it is that one, though others hold the same', () => {
    const guineas = ['Guinea', 'Guinea Ecuatorial'].map((label) => ({ value: label, label }));
    expect(meantChoice(guineas, 'guinea')?.label).toBe('Guinea');
    expect(meantChoice(guineas.slice(0, 1), ' ')).toBeNull();
  });
});
