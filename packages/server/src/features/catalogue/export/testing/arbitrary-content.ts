import { noChoices, organizationKinds } from '@cotejo/core/catalogue';
import type { CatalogueContent } from '@cotejo/core/catalogue-content';
import { currencies } from '@cotejo/core/money';
import fc from 'fast-check';
import { clinicCodes, featureNames, maybe, name, text } from './arbitrary-parts.ts';
import { arbitraryProduct } from './arbitrary-product.ts';
import { arbitraryTariff } from './arbitrary-tariff.ts';

/** Any content of one layer that the model allows, with awkward texts in every place that takes a text. */
export const arbitraryContent: fc.Arbitrary<CatalogueContent> = fc
  .uniqueArray(name, { minLength: 1, maxLength: 3 })
  .chain((tariffIds) =>
    fc.record({
      edition: fc.constant('chile' as const),
      layer: fc.constant('prueba'),
      source: name,
      isDemonstration: fc.boolean(),
      organizations: fc
        .tuple(fc.constantFrom(...organizationKinds), text, name, fc.nat(359), fc.boolean())
        .map(([kind, mark, said, hue, open]) =>
          ['78', 'O,1'].map((code, index) => ({
            code,
            acronym: mark,
            name: said,
            displayName: said,
            url: `u-${code}`,
            kind,
            mark,
            hue,
            open,
            marketShare: index === 0 ? null : hue / 7,
            commissionFrom: index === 0 ? null : hue / 8,
            commissionTo: index === 0 ? null : hue / 4,
          })),
        ),
      clinics: fc.tuple(name, maybe(text.filter((each) => each !== ''))).map(([said, address]) =>
        clinicCodes.map((code, index) => ({
          code,
          displayName: said,
          url: `c-${index}`,
          regionCode: index === 0 ? null : '13',
          latitude: index === 1 ? null : -33.4 - index / 7,
          longitude: index === 1 ? null : -70.6,
          address,
        })),
      ),
      features: fc
        .tuple(name, fc.nat(9), text)
        .map(([displayName, typeId, description]) =>
          featureNames.map((each) => ({ name: each, displayName, typeId, description })),
        ),
      comparators: fc
        .tuple(name, text, fc.array(name, { maxLength: 3 }), maybe(fc.constantFrom(...currencies)))
        .map(([said, title, types, currency]) => [
          {
            name: said,
            url: '/Comparar/Prueba',
            displayName: said,
            title,
            description: title,
            noun: { one: said, many: said },
            productKind: 'insurance' as const,
            upperTypes: types,
            typeNames: types.toReversed(),
            currency,
            regions: currency === null ? null : [{ code: 'r,1', name: said, abbreviation: said, order: 1, inSentence: said }],
            choices:
              currency === null ? noChoices : { zones: [{ code: said, name: said, group: null }], riskClasses: [], breeds: [] },
            example: currency === null ? {} : { age: 33, pets: [{ species: 'Perro' as const, breed: null, age: 3 }], zone: said },
            productType: said,
            asksIncome: currency === null,
            isComparable: true,
          },
        ]),
      tariffs: fc.tuple(...tariffIds.map(arbitraryTariff)),
      products: fc
        .uniqueArray(name, { minLength: 1, maxLength: 4 })
        .chain((codes) => fc.tuple(...codes.map((code) => arbitraryProduct(code, tariffIds)))),
    }),
  );
