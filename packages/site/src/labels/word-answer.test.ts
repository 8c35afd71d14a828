import { describe, expect, it } from 'vitest';
import { en } from '../texts/languages/en.ts';
import { pt } from '../texts/languages/pt.ts';
import { createTexts, type Texts } from '../texts/texts.ts';
import { wordAnswer } from './word-answer.ts';
import { wordedApi } from './worded-api.ts';

const catalogues = { es: {}, en, pt };

function textsIn(language: keyof typeof catalogues): Texts {
  const onMissing = (message: string): never => {
    throw new Error(message);
  };
  return createTexts({ language, catalogues: catalogues[language], onMissing });
}

const languages = ['es', 'en', 'pt'] as const;

/** The same answer in Spanish, English and Portuguese. */
function worded<Answer>(answer: Answer): Answer[] {
  return languages.map((language) => wordAnswer(answer, textsIn(language)));
}

describe('an answer in the language of the page', () => {
  it('says why a person has no price', () => {
    const person = {
      reasons: ['Se entra de 18 a 64 años'],
      reasonCodes: [{ code: 'entry-between', values: { from: 18, count: 64 } }],
    };
    expect(worded({ profiles: [person] }).map(({ profiles }) => profiles[0]?.reasons)).toEqual([
      ['Se entra de 18 a 64 años'],
      ['You can join between ages 18 and 64'],
      ['É possível entrar dos 18 aos 64 anos'],
    ]);
  });

  it('asks by a form made of data: labels, options, what is said beside, and countries in the order of the language', () => {
    const age = {
      fldName: 'titular_edad',
      label: 'Edad',
      helper: 'En años cumplidos, de 0 a 120.',
      placeholder: null,
      allowedValues: null,
    };
    const country = {
      fldName: 'pais',
      label: 'País de destino',
      retrieveFunction: 'countries',
      allowedValues: [
        { value: 'DE', label: 'Alemania' },
        { value: 'US', label: 'Estados Unidos' },
        { value: 'FR', label: 'Francia' },
      ],
    };
    const own = { fldName: 'rubro', label: 'Rubro', allowedValues: [{ value: 'si', label: 'Sí' }] };
    const [spanish, english, portuguese] = worded({ fields: [age, country, own] }).map(({ fields }) => fields);
    expect([english?.[0], portuguese?.[0]]).toMatchObject([
      { label: 'Age', helper: 'In completed years, from 0 to 120.' },
      { label: 'Idade', helper: 'Em anos completos, de 0 a 120.' },
    ]);
    expect(english?.[1]?.allowedValues?.map(({ label }) => label)).toEqual(['France', 'Germany', 'United States']);
    expect(english?.[2]).toMatchObject({ label: 'Rubro', allowedValues: [{ value: 'si', label: 'Yes' }] });
    expect(spanish?.[0]?.label).toBe('Edad');
  });

  it('says which rule a whole profile breaks, as its script does', () => {
    const reason = 'En Colombia, los planes para empresas son desde 10 empleados.';
    const problem = { errors: [{ field: 'body.profile.cantidadempleados', reason }] };
    expect(worded(problem).map(({ errors }) => errors[0]?.reason)).toEqual([
      reason,
      'In Colombia, company plans start at 10 employees.',
      'Na Colômbia, os planos para empresas são a partir de 10 funcionários.',
    ]);
  });

  it('says what a product is for, in short and at length', () => {
    const short = { subtype: 'ahorro', name: 'Ahorro', tooltip: 'Parte de lo que pagas se junta en un fondo que es tuyo.' };
    const long = { ...short, description: 'Une un seguro.', exclusions: 'No asegura.' };
    const [, english, portuguese] = worded({ subtypes: [short, long] });
    expect(english?.subtypes[0]).toEqual({
      ...short,
      name: 'Savings',
      tooltip: 'Part of what you pay builds up in a fund that is yours.',
    });
    expect(portuguese?.subtypes[1]).toMatchObject({
      name: 'Poupança',
      exclusions: expect.stringContaining('rentabilidade') as string,
    });
  });

  it('says why a year has no cost, figures of a kind together', () => {
    const cost = {
      reason: 'la ficha no dice qué parte paga de exámenes e imágenes',
      reasonCodes: [
        { kind: 'percentage-missing', service: 'examenes' },
        { kind: 'percentage-missing', service: 'imagenes' },
      ],
    };
    expect(worded(cost).map(({ reason }) => reason)).toEqual([
      cost.reason,
      'the product sheet does not say what share it pays of lab tests and imaging',
      'a ficha não diz que parte paga de exames e exames de imagem',
    ]);
  });

  it('says what a price was made with, with its days, and why it promises nothing', () => {
    const quote = {
      assumptions: [
        {
          kind: 'converted',
          values: { from: 'CHF', date: '2026-11-20' },
          text: 'La tarifa está en CHF: la convertimos con el valor del 20 de noviembre de 2026.',
        },
        {
          kind: 'sex-taken',
          values: { role: 'dependant', number: 2 },
          text: 'No dijiste el sexo de tu carga 2: usamos Masculino.',
        },
      ],
      noPromise: { kind: 'not-on-sale', text: 'Este producto no está a la venta hoy.' },
    };
    expect(
      worded({ data: { quote } }).map(({ data }) => [...data.quote.assumptions, data.quote.noPromise].map(({ text }) => text)),
    ).toEqual([
      [...quote.assumptions, quote.noPromise].map(({ text }) => text),
      [
        'The rates are in CHF: we converted them with the value of November 20, 2026.',
        'You did not tell us the sex of your dependent 2: we used male.',
        'This product is not on sale today.',
      ],
      [
        'A tarifa está em CHF: convertemos com o valor de 20 de novembro de 2026.',
        'Você não disse o sexo do seu dependente 2: usamos masculino.',
        'Este produto não está à venda hoje.',
      ],
    ]);
  });

  it('B9-32 B9-33 knows the names of protection; codes, and what it does not know, stay as they are', () => {
    const modalities = [
      { value: 'Todo el Mundo', label: 'Todo el Mundo' },
      { value: 'Mundial con excepciones', label: 'Mundial con excepciones' },
      { value: 'Póliza Ñandú', label: 'Póliza Ñandú' },
    ];
    const [inSpanish, inEnglish, inPortuguese] = worded({ modalities });
    expect(inSpanish).toEqual({ modalities });
    expect(inEnglish?.modalities.map(({ value, label }) => [value, label])).toEqual([
      ['Todo el Mundo', 'Worldwide'],
      ['Mundial con excepciones', 'Worldwide, with exceptions'],
      ['Póliza Ñandú', 'Póliza Ñandú'],
    ]);
    expect(inPortuguese?.modalities.map(({ label }) => label)).toEqual([
      'Todo o mundo',
      'Todo o mundo, com exceções',
      'Póliza Ñandú',
    ]);
  });

  it('says why a field is refused, with what was in the reason', () => {
    const errors = [
      { field: 'body.profile.zona', reason: "'atlántida (norte)' no es una zona conocida" },
      { field: 'body.profile.cargas.0.edad', reason: 'debe ser 110 o menos' },
      { field: 'body.profile.cotizante', reason: 'otra cosa' },
    ];
    expect(worded({ problem: { errors } }).map(({ problem }) => problem.errors.map(({ reason }) => reason))).toEqual([
      errors.map(({ reason }) => reason),
      ["'atlántida (norte)' is not a known area", 'must be 110 or less', 'otra cosa'],
      ["'atlántida (norte)' não é uma área conhecida", 'deve ser 110 ou menos', 'otra cosa'],
    ]);
  });

  it('leaves the answer of the call as it is, and an answer from before codes in Spanish', async () => {
    const kept = { reasons: ['Como se guardó'], title: 'Compara seguros de viaje' };
    const api = wordedApi({ version: 1, call: () => Promise.resolve(kept) }, textsIn('en'));
    expect([api.version, await api.call()]).toEqual([1, { reasons: ['Como se guardó'], title: 'Compare travel insurance' }]);
    expect(kept.title).toBe('Compara seguros de viaje');
  });
});
