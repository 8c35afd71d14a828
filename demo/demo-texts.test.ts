import { describe, expect, it } from 'vitest';
import type { ProductContent, TextContent } from '@cotejo/core/catalogue-content';
import { categoryLabels } from './chile/category-labels.ts';
import { chileFonasa } from './chile/fonasa.ts';
import { chileInsurances } from './chile/insurances.ts';
import { chileIsapres } from './chile/isapres.ts';

const isapres = chileIsapres();
const insurances = chileInsurances();
const products: readonly ProductContent[] = [...isapres.products, ...insurances.products, ...chileFonasa().products];
const bodies = new Set(
  products
    .flatMap((product) => [product.typeDescription, ...product.texts.map((text) => text.body)])
    .concat(Object.values(categoryLabels)),
);
const titles = new Set(products.flatMap((product) => [product.displayName, ...product.texts.map((text) => text.title)]));

/** Companies that sell insurance, or did, in Chile, by the word that names them. */
const realInsurers = [
  'metlife consorcio bice zurich chilena sura confuturo principal penta ohio security euroamerica help renta rigel bci',
  'cardif banchile falabella colmena clc itau mapfre hdi liberty suaval fid reale unnio southbridge orion sompo starr',
  'contempora chubb assurant avla cesce coface continental solunion santander zenit jardin aspor everest bupa betterfly',
  'augustar corpseguros corpvida interamericana magallanes huelen porvenir cruz blanca consalud banmedica masvida esencial',
  'camara mutual mutualidad carabineros ejercito alemana divina sagicor qbe rsa ace aig abn cigna planvital armada',
].flatMap((line) => line.split(' '));

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase();

describe('texts of the demonstration', () => {
  it('have no doubled spaces, none at the ends and no unfinished template', () => {
    for (const text of [...bodies, ...titles]) {
      expect(text).toBe(text.trim());
      expect(text).not.toMatch(/\s{2,}|undefined|null|NaN|\{|\}|!/);
    }
  });

  it('end every paragraph with a full stop, and no title but a question with one', () => {
    expect([...bodies].filter((body) => !/[.]$/.test(body))).toEqual([]);
    expect([...titles].filter((title) => /[.,:;]$/.test(title))).toEqual([]);
    const questions = products.flatMap((product) => product.texts.filter((text) => text.kind === 'faq'));
    expect(questions.filter((text) => !/^¿[A-ZÁÉÍÓÚÑ].*\?$/.test(text.title))).toEqual([]);
  });

  it('keep their sentences to 20 words', () => {
    const sentences = [...bodies].flatMap((body) => body.split(/(?<=[.?])\s+(?=[A-ZÁÉÍÓÚÑ¿])/));
    expect(sentences.filter((sentence) => sentence.split(/\s+/).length > 20)).toEqual([]);
  });

  it('say of every product what it is, covers, leaves out and asks, three to six questions and two documents', () => {
    const count = (product: ProductContent, test: (text: TextContent) => boolean): number => product.texts.filter(test).length;
    for (const product of products) {
      const questions = count(product, (text) => text.kind === 'faq');
      const covers = count(product, (text) => text.type === 'cubre');
      const excludes = count(product, (text) => text.type === 'no-cubre');
      expect([product.code, count(product, (text) => text.type === 'general')]).toEqual([product.code, 1]);
      expect([product.code, covers >= 2, excludes >= 3]).toEqual([product.code, true, true]);
      expect([product.code, count(product, (text) => text.type === 'considerar') >= 1]).toEqual([product.code, true]);
      expect([product.code, count(product, (text) => text.type === 'requisitos') >= 1]).toEqual([product.code, true]);
      expect([product.code, questions >= 3 && questions <= 6]).toEqual([product.code, true]);
      expect([
        product.code,
        count(product, (text) => text.kind === 'document' && text.date !== null && text.url === null),
      ]).toEqual([product.code, 2]);
    }
  });

  it('name no real insurer', () => {
    const names = insurances.organizations.flatMap((organization) => plain(organization.displayName).split(/[^a-z]+/));
    expect(names.filter((word) => realInsurers.includes(word))).toEqual([]);
  });
});
