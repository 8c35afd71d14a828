import type { Comparator } from '@cotejo/core/catalogue';
import { editionIds, type EditionId } from '@cotejo/core/editions';
import { fonasaComparator, insuranceComparators, isapreComparator } from '../chile/comparators.ts';
import { colombiaComparators } from '../colombia/comparators.ts';
import { internationalComparators } from '../international/comparators.ts';
import { peruComparators } from '../peru/comparators.ts';
import { questionsAbout } from './comparator-questions.ts';
import { inOrder, type DemoDocument } from './document.ts';
import { inOtherLanguages } from './told.ts';
import type { ComparatorWords, ToldContent } from './told-content.ts';

type Named = Omit<Comparator, 'id'>;

const comparators: Readonly<Record<EditionId, readonly Named[]>> = {
  chile: [isapreComparator, ...insuranceComparators, fonasaComparator],
  peru: peruComparators,
  colombia: colombiaComparators,
  international: internationalComparators,
};

/** What a comparator is good for: its own sentence, then what all do; the last is not ready and not active. */
function benefitsOf({ displayName, description, noun }: Named): unknown[] {
  return [
    { title: displayName, description, icon: 'comparar', isActive: true },
    {
      title: 'Precio antes que contacto',
      description: 'Ves todos los precios sin dar tu teléfono ni tu correo.',
      icon: 'precio',
      isActive: true,
    },
    {
      title: 'Lo que cubre y lo que no',
      description: `Cada ${noun.one} muestra sus coberturas, sus exclusiones y lo que exige.`,
      icon: 'documento',
      isActive: true,
    },
    {
      title: 'Hasta tres lado a lado',
      description: `Elige hasta tres ${noun.many} desde su detalle y mira sólo lo que cambia.`,
      icon: 'columnas',
      isActive: true,
    },
    {
      title: 'Aviso de cambios de precio',
      description: 'Te contamos cuando cambia el precio de lo que guardaste.',
      icon: 'campana',
      isActive: false,
    },
  ];
}

/** Dark enough for white text on them (4.5:1), by what the comparator's prices are for. */
const colors: ReadonlyMap<string, string> = new Map([
  ['ISAPRE', '#0b5c6e'],
  ['FONASA', '#2f4f8f'],
  ['SEGURO_MASCOTAS', '#7a4a1e'],
  ['SEGURO VIAJE', '#5b3f8c'],
  ['SEGURO COLECTIVO', '#3d5a2a'],
  ['EPS EMPRESA', '#3d5a2a'],
  ['SCTR', '#3d5a2a'],
]);
const plainColor = '#0f5d4a';

/** A block that leads on to the comparator that stands next in the edition. */
function blocksOf(comparator: Named, all: readonly Named[]): unknown[] {
  const next = all[(all.indexOf(comparator) + 1) % all.length];
  if (next === undefined || next === comparator) return [];
  return [{ title: `¿Buscas otra cosa? ${next.displayName}`, text: next.description, image: null, link: next.url, newTab: true }];
}

function toldBlocks({ name }: ComparatorWords, { comparators: all, elsewhere }: ToldContent): unknown[] {
  const others = internationalComparators.filter((one) => one.name !== name);
  return others.flatMap(({ name: other, url }) =>
    all
      .filter((one) => one.name === other)
      .map(({ displayName, description }) => ({
        title: `${elsewhere} ${displayName}`,
        text: description,
        image: null,
        link: url,
        newTab: true,
      })),
  );
}

/** What the comparators of the international edition say in its other languages. */
function toldTexts(): DemoDocument[] {
  return inOtherLanguages((content, place) =>
    content.comparators.flatMap((words) => {
      const { name, displayName, description, questions } = words;
      const first = { title: displayName, description, icon: 'comparar', isActive: true };
      return [
        ...inOrder({ ...place, kind: 'comparator-benefits', name }, [first, ...content.benefits]),
        ...inOrder({ ...place, kind: 'comparator-faq', name }, questions),
        ...inOrder({ ...place, kind: 'comparator-blockzone', name }, toldBlocks(words, content)),
      ];
    }),
  );
}

/** Benefits, questions and blocks of every comparator of every edition. */
export function demoComparatorTexts(): DemoDocument[] {
  const inSpanish = editionIds.flatMap((edition) =>
    comparators[edition].flatMap((comparator) => [
      {
        edition,
        kind: 'comparator-look',
        name: comparator.name,
        payload: { color: colors.get(comparator.productType) ?? plainColor },
      },
      ...inOrder({ edition, kind: 'comparator-benefits', name: comparator.name }, benefitsOf(comparator)),
      ...inOrder({ edition, kind: 'comparator-faq', name: comparator.name }, questionsAbout(comparator)),
      ...inOrder({ edition, kind: 'comparator-blockzone', name: comparator.name }, blocksOf(comparator, comparators[edition])),
    ]),
  );
  return [...inSpanish, ...toldTexts()];
}
