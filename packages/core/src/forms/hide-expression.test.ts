import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerKey, answerPlaces } from './form-answers.ts';
import { isTrue, namesIn, readHideExpression, type ExpressionValue } from './hide-expression.ts';
import { sentAnswers } from './sent-answers.ts';
import { chileanSetting, once, sampleField, sampleForm } from './testing/sample-form.ts';
import { visibleKeys } from './visible-answers.ts';

function holds(text: string, values: Readonly<Record<string, ExpressionValue>> = {}): boolean | string {
  const read = readHideExpression(text);
  return read.ok ? isTrue(read.value, (name) => (Object.hasOwn(values, name) ? (values[name] ?? '') : '')) : read.error;
}

describe('readHideExpression', () => {
  it('compares texts and numbers, joins by and, or, not', () => {
    expect(holds("pais == 'CL'", { pais: 'CL' })).toBe(true);
    expect(holds("pais != 'CL' && edad >= 18", { pais: 'PE', edad: 18 })).toBe(true);
    expect(holds('edad < 18', { edad: 7 })).toBe(true);
    expect(holds('edad < 18 || edad > 3', {})).toBe(false);
    expect(holds('edad == 18', { edad: '18' })).toBe(true);
    expect(holds('!pareja', { pareja: '' })).toBe(true);
    expect(holds('pareja == true', { pareja: 'si' })).toBe(true);
    expect(holds('!(a || b)', { a: 'x' })).toBe(false);
  });

  it.each([
    'alert(1)',
    "a.constructor('return 1')()",
    "a['b']",
    '`${a}`',
    'this',
    '[a]',
    'a = 1',
    'a; b',
    'a ? b : c',
    '1 + 1',
    'a ==',
    '',
    '/(a+)+$/',
    'null',
    'new Date',
  ])('refuses what is no comparison: %s', (text) => {
    expect(holds(text)).toBe('no-expression');
  });

  it('refuses what is too long or too deep', () => {
    expect(holds(`${'a'.repeat(301)}`)).toBe('too-long');
    expect(holds('a'.repeat(10_000_000))).toBe('too-long');
    expect(holds(`${'!'.repeat(40)}a`)).toBe('too-deep');
    expect(holds(`${'('.repeat(150)}a${')'.repeat(149)}`)).toBe('no-expression');
  });

  it('names like those of every object are names as others', () => {
    expect(holds('constructor || toString || __proto__')).toBe(false);
  });

  it('answers any text, without throwing', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => typeof holds(text) !== 'undefined'));
    const pieces = fc.array(fc.constantFrom('a', '(', ')', '!', '&&', '||', '==', '<', "'x'", '3', '.', '[', ',', '?', ':'), {
      maxLength: 30,
    });
    fc.assert(fc.property(pieces, (parts) => typeof holds(parts.join(' ')) !== 'undefined'));
  });

  it('knows which names it asks', () => {
    const read = readHideExpression("a == 'x' || !(b && a)");
    expect(read.ok && namesIn(read.value)).toEqual(['a', 'b']);
  });
});

describe('visibleKeys', () => {
  const form = sampleForm(
    sampleField('tiene', { control: 'checkbox' }),
    sampleField('cual', { hideExpression: '!tiene', isRequired: true }),
    sampleField('detalle', { hideExpression: '!cual' }),
    sampleField('sola', { hideExpression: 'filas > 1' }),
    sampleField('fila_a', { group: 'filas', isMultiple: true }),
    sampleField('fila_b', { group: 'filas', isMultiple: true, hideExpression: 'fila_a != 3 || !tiene' }),
  );
  const visible = (values: Record<string, string>, rows: readonly Record<string, string>[]) => [
    ...visibleKeys(form, { values, rows: { filas: rows } }, chileanSetting),
  ];

  it('a field sees the answers of its row, of the form, and how many rows a group has', () => {
    expect(visible({ tiene: 'si', cual: 'x' }, [{ fila_a: '3' }, { fila_a: '4' }])).toEqual([
      'tiene',
      'cual',
      'detalle',
      'filas.0.fila_a',
      'filas.0.fila_b',
      'filas.1.fila_a',
    ]);
    expect(visible({}, [{ fila_a: '3' }])).toEqual(['tiene', 'sola', 'filas.0.fila_a']);
  });

  it('what was written in a field that is hidden now counts as empty, and is not sent', () => {
    const answers = { values: { tiene: '', cual: 'x', detalle: 'y' }, rows: { filas: [] } };
    expect([...visibleKeys(form, answers, chileanSetting)]).toEqual(['tiene', 'sola']);
    expect(sentAnswers(form, answers, chileanSetting)).toEqual({ tiene: false, filas: [] });
  });

  it('numbers are compared as the edition writes them', () => {
    const income = sampleForm(
      sampleField('renta', { mask: { kind: 'money' } }),
      sampleField('alta', { hideExpression: 'renta < 1000000' }),
    );
    expect(visibleKeys(income, once({ renta: '1.500.000' }), chileanSetting).has('alta')).toBe(true);
    expect(visibleKeys(income, once({ renta: '999.999' }), chileanSetting).has('alta')).toBe(false);
  });

  it('fields that hang on each other come to an end', () => {
    const ring = sampleForm(sampleField('a', { hideExpression: '!b' }), sampleField('b', { hideExpression: '!a' }));
    expect([...visibleKeys(ring, once({ a: 'x', b: 'y' }), chileanSetting)]).toEqual(['a', 'b']);
  });

  it('every answer of a form has a key of its own', () => {
    const answers = { values: {}, rows: { filas: [{}, {}] } };
    const keys = answerPlaces(form, answers).map(answerKey);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
