import { assumptionText } from '@cotejo/contract/wire-quote';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { en } from '../texts/languages/en.ts';
import { pt } from '../texts/languages/pt.ts';
import { createTexts, type Texts } from '../texts/texts.ts';
import { dayText } from '../texts/use-day-text.ts';
import { TextsProvider } from '../texts/use-texts.ts';
import { KnownName } from './glossary.tsx';
import { costReasonOf, noPromiseOf, reasonsOf } from './said-reasons.ts';
import { costReasonTexts, quoteTexts, uninsurableTexts } from './texts.ts';

const catalogues = { es: {}, en, pt };

function textsIn(language: keyof typeof catalogues): Texts {
  const onMissing = (message: string): never => {
    throw new Error(message);
  };
  return createTexts({ language, catalogues: catalogues[language], onMissing });
}

const languages = ['es', 'en', 'pt'] as const;

describe('what core and wire say, in each language', () => {
  it('why there is no price or no figure', () => {
    const person: Parameters<typeof reasonsOf>[0] = {
      reasons: ['Se entra de 18 a 64 años'],
      reasonCodes: [{ code: 'entry-between', values: { from: 18, count: 64 } }],
    };
    expect(languages.flatMap((language) => reasonsOf(person, textsIn(language).of(uninsurableTexts)))).toEqual([
      'Se entra de 18 a 64 años',
      'You can join between ages 18 and 64',
      'É possível entrar dos 18 aos 64 anos',
    ]);
    const cost: Parameters<typeof costReasonOf>[0] = {
      reason: 'la ficha no dice qué parte paga de exámenes e imágenes',
      reasonCodes: [
        { kind: 'percentage-missing', service: 'examenes' },
        { kind: 'percentage-missing', service: 'imagenes' },
      ],
    };
    expect(languages.map((language) => costReasonOf(cost, textsIn(language).of(costReasonTexts)))).toEqual([
      cost.reason,
      'the product sheet does not say what share it pays of lab tests and imaging',
      'a ficha não diz que parte paga de exames e exames de imagem',
    ]);
    expect(reasonsOf({ reasons: ['Como se guardó'] }, textsIn('en').of(uninsurableTexts))).toEqual(['Como se guardó']);
  });

  it('what a price was made with, with its days', () => {
    const assumption = { kind: 'converted', values: { from: 'CHF', date: '2026-11-20' } } as const;
    const said = languages.map((language) =>
      assumptionText(assumption, textsIn(language).of(quoteTexts), (day) => dayText(day, language)),
    );
    expect(said).toEqual([
      'La tarifa está en CHF: la convertimos con el valor del 20 de noviembre de 2026.',
      'The rates are in CHF: we converted them with the value of November 20, 2026.',
      'A tarifa está em CHF: convertemos com o valor de 20 de novembro de 2026.',
    ]);
    expect(noPromiseOf({ kind: 'not-on-sale', text: '' }, textsIn('en').of(quoteTexts))).toBe(
      'This product is not on sale today.',
    );
  });

  it('B9-32 B9-33 the names of protection, and what no language knows is marked as Spanish', () => {
    const shown = (language: keyof typeof catalogues, name: string): string =>
      renderToStaticMarkup(
        <TextsProvider value={textsIn(language)}>
          <KnownName name={name} />
        </TextsProvider>,
      );
    expect(languages.map((language) => shown(language, 'Todo el Mundo'))).toEqual(['Todo el Mundo', 'Worldwide', 'Todo o mundo']);
    expect(languages.map((language) => shown(language, 'Mundial con excepciones'))).toEqual([
      'Mundial con excepciones',
      'Worldwide, with exceptions',
      'Todo o mundo, com exceções',
    ]);
    expect([shown('es', 'Póliza Ñandú'), shown('pt', 'Póliza Ñandú')]).toEqual([
      'Póliza Ñandú',
      '<span lang="es">Póliza Ñandú</span>',
    ]);
  });
});
