import { uses } from '@cotejo/core/care-cost';
import { amountText } from '../price/amount-text.ts';
import { priceForText } from '../price/insured-words.ts';
import { statedPrice, viewPrice } from '../price/price-view.ts';
import { amountFigure } from './compared-figure.ts';
import {
  amountCompared,
  amountRow,
  lowerIsBetter,
  quiet,
  ranksBy,
  rowOf,
  shareUnit,
  textOnly,
  type Compared,
  type ComparisonRow,
  type ComparisonWords,
} from './compared-value.ts';
import type { ComparedColumn } from './load-comparison.ts';

function priceRow(columns: readonly ComparedColumn[], { edition, setting, t, tPrice }: ComparisonWords): ComparisonRow {
  return rowOf(
    { id: 'price', label: t('price') },
    columns.map(({ item }) => {
      const view = viewPrice(item, setting);
      const stated = statedPrice(item);
      if (!view || !stated) return textOnly(tPrice(`noPrice.${item.insures}`));
      const figure = amountFigure(stated, edition, view.suffix);
      return { ...lowerIsBetter(view.main + view.suffix, view.units), figure };
    }),
  );
}

/** Of what companies pay, what one employee is of it. */
function perPersonRow(columns: readonly ComparedColumn[], { edition, t, tPrice }: ComparisonWords): readonly ComparisonRow[] {
  if (!columns.some(({ item }) => item.profilePrice.perPerson)) return [];
  const cells = columns.map(({ item }) => {
    const { perPerson } = item.profilePrice;
    if (!perPerson) return quiet(tPrice('notStated'));
    const figure = amountFigure(perPerson.amount, edition, perPerson.suffix);
    return { ...textOnly(priceForText(item, { edition, t: tPrice })), figure };
  });
  return [rowOf({ id: 'employee', label: t('eachEmployee') }, cells)];
}

/** What is paid over the family's legal 7 %, where it is known for every column. */
function overContributionRow(columns: readonly ComparedColumn[], words: ComparisonWords): readonly ComparisonRow[] {
  const { t } = words;
  const overs = columns.map(({ item: { profilePrice } }) => {
    const { price, contribution } = profilePrice;
    return price && contribution ? { value: Math.max(0, price.value - contribution.value), unit: price.unit } : null;
  });
  if (overs.every((over) => over === null)) return [];
  const term = { word: t('word.over'), meaning: t('meaning.over') };
  return [amountRow({ id: 'over', label: t('overContribution'), term }, overs, { words, compare: lowerIsBetter })];
}

/** The year's cost at each level of use; left out where no column has one. */
function yearlyCostRows(columns: readonly ComparedColumn[], words: ComparisonWords): readonly ComparisonRow[] {
  const { t } = words;
  const costs = columns.map(({ item }) => item.profilePrice.yearlyCost.amounts);
  if (costs.every((cost) => cost === null)) return [];
  // The first of rows that mean the same says what.
  return uses.map((use, index) =>
    rowOf(
      { id: use, label: t(`yearlyCost.${use}`), term: index === 0 ? { word: t('word.year'), meaning: t('meaning.year') } : null },
      costs.map((cost) => (cost ? amountCompared(cost[use], words, lowerIsBetter) : quiet(t('notComputable')))),
    ),
  );
}

/** What the product costs this family: by the month, over its 7 % and in a year. */
export function costRows(columns: readonly ComparedColumn[], words: ComparisonWords): readonly ComparisonRow[] {
  return [
    priceRow(columns, words),
    ...perPersonRow(columns, words),
    ...overContributionRow(columns, words),
    ...yearlyCostRows(columns, words),
  ];
}

type ComparedExample = ComparedColumn['examples'][number];

/** What is left to pay where it is had: in the product's network, and elsewhere. */
interface Paid {
  readonly inside: number;
  readonly outside: number;
}

/** What is left to pay, as the product's own page says it: in its network, and what it comes to elsewhere where that is more. */
function paidCompared(example: ComparedExample | undefined, words: ComparisonWords): Compared {
  const { paid = null, paidOutside = null } = example ?? {};
  const compared = amountCompared(paid, words, textOnly);
  if (paid === null || paidOutside === null) return compared;
  return textOnly(words.t('paidInNetwork', { paid: compared.text, outside: amountText(paidOutside, words.edition) }));
}

/** Of whoever pays no more in its network and no more elsewhere it is the best; where one is less here and more there, of nobody. */
function paidRanks(examples: readonly (ComparedExample | undefined)[]): readonly (number | null)[] {
  if (!shareUnit(examples.flatMap((example) => [example?.paid ?? null, example?.paidOutside ?? null]))) return [];
  const paid = examples.map((example): Paid | null => {
    const inside = example?.paid?.value;
    return inside === undefined ? null : { inside, outside: example?.paidOutside?.value ?? inside };
  });
  return ranksBy(paid, (one, other) => one.inside <= other.inside && one.outside <= other.outside);
}

/** What the family itself would pay in each worked example that any of the products answers. */
export function exampleRows(columns: readonly ComparedColumn[], words: ComparisonWords): readonly ComparisonRow[] {
  const { t } = words;
  const examples = new Map(columns.flatMap((column) => column.examples.map((example) => [example.name, example.label])));
  const term = { word: t('word.example'), meaning: t('meaning.example') };
  return [...examples]
    .map(([name, label]) => ({ name, label, of: columns.map((column) => column.examples.find((one) => one.name === name)) }))
    .filter(({ of }) => of.some((example) => example && example.paid !== null))
    .map(({ name, label, of }, index) => {
      const ranks = paidRanks(of);
      return rowOf(
        { id: name, label, term: index === 0 ? term : null },
        of.map((example, place) => ({ ...paidCompared(example, words), rank: ranks[place] ?? null })),
      );
    });
}
