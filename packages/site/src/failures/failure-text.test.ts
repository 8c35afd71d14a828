import { endpoints } from '@cotejo/contract/endpoints';
import { describe, expect, it } from 'vitest';
import { en } from '../texts/languages/en.ts';
import { createTexts } from '../texts/texts.ts';
import { failureText } from './failure-text.ts';
import { failureTexts } from './texts.ts';

function textIn(language: 'es' | 'en', text: string): string {
  const onMissing = (message: string): never => {
    throw new Error(message);
  };
  const catalogues = language === 'en' ? en : {};
  return failureText(text, createTexts({ language, catalogues, onMissing }).of(failureTexts));
}

/** What the client says of each call that it tries again. */
const said = Object.entries(endpoints).flatMap(([name, endpoint]) =>
  'retry' in endpoint ? [{ name, text: endpoint.retry.failure.replace('{type}', 'isapre') }] : [],
);

describe('failureText', () => {
  it('knows every call that the client says something of, and no other', () => {
    expect(said.map(({ name }) => name).toSorted()).toEqual(Object.keys(failureTexts.es).toSorted());
  });

  it.for(said)('$name is said as the specification does in Spanish, and in English in its own words', ({ text }) => {
    expect(textIn('es', text)).toBe(text);
    expect(textIn('en', text)).not.toBe(text);
  });

  it('keeps what the client put in the text', () => {
    expect(textIn('en', 'Error al obtener las organizaciones de tipo eps')).toBe(
      'We could not get the organizations of type eps',
    );
  });

  it('shows what is of no call as it came', () => {
    expect(textIn('en', 'Otra cosa')).toBe('Otra cosa');
  });
});
