import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerAt, answerKey, answerPlaces, initialAnswers, ticked, type FormAnswers } from './form-answers.ts';
import type { FormDefinition, FormField } from './form-definition.ts';
import { answersFromEntries, firstShownKeys, needsShownMark, rowCountKey } from './post-body.ts';
import { chileanSetting, optionsOf, sampleField, sampleForm } from './testing/sample-form.ts';
import { visibleKeys } from './visible-answers.ts';

const options = optionsOf('a', 'b');
const controls = {
  text: {},
  textarea: { control: 'textarea' },
  checkbox: { control: 'checkbox' },
  radio: { control: 'radio', options },
  select: { control: 'select', options },
} as const satisfies Record<string, Partial<FormField>>;
type Kind = keyof typeof controls;

/** What a browser without script posts of the page that shows the answers: nothing of boxes and tiles that are not chosen. */
function postedBy(definition: FormDefinition, answers: FormAnswers): (readonly [string, string])[] {
  const visible = visibleKeys(definition, answers, chileanSetting);
  const counts = Object.entries(answers.rows).map(([group, rows]) => [rowCountKey(group), String(rows.length)] as const);
  const given = answerPlaces(definition, answers)
    .filter((place) => visible.has(answerKey(place)))
    .flatMap((place) => {
      const { control } = place.field;
      const [key, value] = [answerKey(place), answerAt(answers, place)];
      const isSaid = value !== '' || (control !== 'checkbox' && control !== 'radio');
      return [...(needsShownMark(place.field) ? [[key, ''] as const] : []), ...(isSaid ? [[key, value] as const] : [])];
    });
  return [...counts, ...given];
}

interface Sample {
  readonly kind: Kind;
  readonly withDefault: boolean;
  readonly inRow: boolean;
  /** Shown while the switch of that number is ticked; null: always. */
  readonly of: 0 | 1 | null;
}

function formOf(samples: readonly Sample[]): FormDefinition {
  const switches = [0, 1].map((number) => sampleField(`s${number}`, { control: 'checkbox' }));
  const asked = samples.map(({ kind, withDefault, inRow, of }, index) =>
    sampleField(`f${index}`, {
      ...controls[kind],
      defaultValue: withDefault ? (kind === 'checkbox' ? ticked : 'a') : null,
      hideExpression: of === null ? null : `!s${of}`,
      ...(inRow && { group: 'cargas', isMultiple: true }),
    }),
  );
  return sampleForm(...switches, ...asked);
}

const sample = fc.record<Sample>({
  kind: fc.constantFrom('text', 'textarea', 'checkbox', 'radio', 'select'),
  withDefault: fc.boolean(),
  inRow: fc.boolean(),
  of: fc.constantFrom(0, 1, null),
});

/** A form, what stands on its page, and what is written and ticked on it before it is sent. */
interface Given {
  readonly definition: FormDefinition;
  readonly drawn: FormAnswers;
  readonly typed: readonly string[];
  readonly switches: Readonly<Record<string, string>>;
}

const page = fc
  .tuple(fc.array(sample, { minLength: 1, maxLength: 6 }), fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }), fc.nat(3))
  .chain(([samples, [a, b, c, d], rows]) => {
    const definition = formOf(samples);
    const on = (is: boolean | undefined): string => (is ? ticked : '');
    const start = initialAnswers(definition, { values: {}, rows: { cargas: Array.from({ length: rows }, () => ({})) } });
    const drawn: FormAnswers = { ...start, values: { ...start.values, s0: on(a), s1: on(b) } };
    const typed = fc.array(fc.constantFrom('', 'b'), { minLength: 24, maxLength: 24 });
    return fc.record<Given>({
      definition: fc.constant(definition),
      drawn: fc.constant(drawn),
      typed,
      switches: fc.constant({ s0: on(c), s1: on(d) }),
    });
  });

/** The body that is posted once something was written and ticked in the page, with what was shown on it. */
function sent({ definition, drawn, typed, switches }: Given) {
  const shown = visibleKeys(definition, drawn, chileanSetting);
  let next = 0;
  const body = postedBy(definition, drawn).flatMap(([key, value]): (readonly [string, string])[] => {
    if (key === 's0' || key === 's1') return [];
    const field = definition.fields.find(({ name }) => name === key.split('.').at(-1));
    const isText = field?.control === 'text' || field?.control === 'textarea';
    return [[key, isText ? (typed[next++] ?? '') : value]];
  });
  return { shown, body: [...body, ...Object.entries(switches).filter(([, value]) => value !== '')] };
}

describe('a form that is posted without script', () => {
  it('has what it shows for the first time with its default, and what it showed as it was left', () => {
    fc.assert(
      fc.property(page, (given) => {
        const { definition } = given;
        const { shown, body } = sent(given);
        const answers = answersFromEntries(definition, body);
        const first = firstShownKeys(definition, { names: body.map(([name]) => name), answers, setting: chileanSetting });
        const visible = visibleKeys(definition, answers, chileanSetting);
        expect(first).toEqual([...visible].filter((key) => !shown.has(key)));
        const posted = new Map(body);
        for (const place of answerPlaces(definition, answers)) {
          const key = answerKey(place);
          if (first.includes(key)) expect(answerAt(answers, place)).toBe(place.field.defaultValue ?? '');
          else if (visible.has(key)) expect(answerAt(answers, place)).toBe(posted.get(key) ?? '');
        }
      }),
    );
  });

  it('shows it once: posted again as it came back, nothing is new and every answer stays', () => {
    fc.assert(
      fc.property(page, (given) => {
        const { definition } = given;
        const answers = answersFromEntries(definition, sent(given).body);
        const again = postedBy(definition, answers);
        const names = again.map(([name]) => name);
        const read = answersFromEntries(definition, again);
        expect(firstShownKeys(definition, { names, answers: read, setting: chileanSetting })).toEqual([]);
        const visible = visibleKeys(definition, answers, chileanSetting);
        for (const place of answerPlaces(definition, answers)) {
          if (visible.has(answerKey(place))) expect(answerAt(read, place)).toBe(answerAt(answers, place));
        }
      }),
    );
  });

  it('leaves a box unticked that was shown, though it begins ticked', () => {
    const form = sampleForm(
      sampleField('otro', { control: 'checkbox' }),
      sampleField('aviso', { control: 'checkbox', defaultValue: ticked, hideExpression: '!otro' }),
    );
    const read = (...body: (readonly [string, string])[]) => answersFromEntries(form, body).values['aviso'];
    expect(read(['otro', ticked])).toBe(ticked);
    expect(read(['otro', ticked], ['aviso', ''])).toBe('');
    expect(read(['otro', ticked], ['aviso', ''], ['aviso', ticked])).toBe(ticked);
  });

  it('begins with no default that another answer rules out', () => {
    const form = sampleForm(
      sampleField('especie', {
        control: 'select',
        options: optionsOf('Perro', 'Gato'),
        changeActions: [{ kind: 'narrow', field: 'raza' }],
      }),
      sampleField('raza', {
        control: 'select',
        options: [{ value: 'Pug', label: 'Pug', group: 'Perro' }],
        defaultValue: 'Pug',
        hideExpression: '!especie',
      }),
    );
    expect(answersFromEntries(form, [['especie', 'Perro']]).values['raza']).toBe('Pug');
    expect(answersFromEntries(form, [['especie', 'Gato']]).values['raza']).toBe('');
  });

  it('shows for the first time what hangs on a default that nobody has seen', () => {
    const form = sampleForm(
      sampleField('a', { control: 'checkbox' }),
      sampleField('b', { control: 'radio', options, defaultValue: 'b', hideExpression: '!a' }),
      sampleField('c', { isRequired: true, hideExpression: "b != 'b'" }),
    );
    const body = [['a', ticked]] as const;
    const answers = answersFromEntries(form, body);
    expect(firstShownKeys(form, { names: ['a'], answers, setting: chileanSetting })).toEqual(['b', 'c']);
  });
});
