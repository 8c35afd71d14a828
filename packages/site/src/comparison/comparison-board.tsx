import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { editorHash } from '../profile/editor-opening.ts';
import { profileText } from '../profile/say-profile.ts';
import { useSpeech } from '../profile/use-speech.ts';
import { useUfText } from '../price/use-uf-text.ts';
import { useSpanishMark } from '../labels/use-spanish-mark.ts';
import { TextWith } from '../texts/text-with.tsx';
import { useLanguage, useTexts } from '../texts/use-texts.ts';
import { inOrder, swapped } from './column-order.ts';
import { identityOf } from './compare-slots.ts';
import { sourceLines, type SourceLine } from './comparison-sources.ts';
import { ComparisonTable } from './comparison-table.tsx';
import { comparisonTexts } from './comparison-texts.ts';
import { ComparisonTools } from './comparison-tools.tsx';
import { OnlyDifferences, useOnlyDifferences } from './only-differences.tsx';
import type { ShownComparison } from './shown-comparison.ts';
import { SwapColumns } from './swap-columns.tsx';

/** Whose prices they are and with which UF, and the way to change that. */
function Family({ comparator, profile, columns }: Pick<ShownComparison, 'comparator' | 'profile' | 'columns'>) {
  const t = useTexts(comparisonTexts);
  const ufText = useUfText();
  const who = profileText(profile, comparator, useSpeech());
  const days = [...new Set(columns.flatMap(({ item }) => item.profilePrice.ufDate ?? []))];
  return (
    <p className="max-w-text min-w-0 grow basis-80 text-ink-2 tabular">
      {!profile.ingresodatos && <b className="font-semibold text-warm">{t('example')} </b>}
      {who} {days.map((day) => t('uf', { uf: ufText({ fecha: day }) })).join(' ')}{' '}
      <Link
        to={comparator.url + editorHash}
        className="tap flex w-fit items-center font-semibold text-action lg:inline-flex print:hidden"
      >
        {t('changeFamily')}
      </Link>
    </p>
  );
}

function SourceItem({ text, names, own }: SourceLine) {
  const spanish = useSpanishMark();
  const elements: Record<string, ReactNode> = { ...own };
  for (const [name, value] of Object.entries(names)) elements[name] = <span {...spanish}>{value}</span>;
  return (
    <li>
      <TextWith text={text} elements={elements} />
    </li>
  );
}

function Sources({ columns, today }: Pick<ShownComparison, 'columns' | 'today'>) {
  const t = useTexts(comparisonTexts);
  const lines = sourceLines({ columns, today }, { t, language: useLanguage(), ufText: useUfText() });
  return (
    <section className="mt-4 text-sm text-ink-2">
      <h2 className="font-semibold text-ink">{t('sources')}</h2>
      <ul className="mt-1 grid gap-0.5">
        {lines.map((line, index) => (
          <SourceItem key={index} {...line} />
        ))}
      </ul>
    </section>
  );
}

const identitiesOf = (columns: ShownComparison['columns']): readonly string[] => columns.map(({ item }) => identityOf(item));

interface ComparisonBoardProps {
  readonly shown: ShownComparison;
  readonly place: 'page' | 'dialog';
}

/** Products side by side with everything that can be done with them. */
export function ComparisonBoard({ shown, place }: ComparisonBoardProps) {
  const differences = useOnlyDifferences(place);
  const [order, setOrder] = useState<readonly string[]>([]);
  const columns = inOrder(shown.columns, order);
  const hasOthers = columns.length > 1;
  return (
    <div className="comparison-board @container">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <Family {...shown} />
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2.5 print:hidden">
          {hasOthers && <OnlyDifferences {...differences} />}
          <ComparisonTools shown={{ ...shown, columns }} onlyDifferences={differences.isOn} place={place} />
        </div>
      </div>
      <SwapColumns
        columns={columns}
        beyond={shown.beyond}
        onSwap={(at, identity) => setOrder((before) => swapped(identitiesOf(inOrder(shown.columns, before)), at, identity))}
      />
      <div className="overflow-clip @max-[16rem]:overflow-x-auto rounded-card border border-line bg-surface">
        <ComparisonTable
          {...shown}
          columns={columns}
          canRemove={place === 'page'}
          onlyDifferences={differences.isOn && hasOthers}
        />
      </div>
      <Sources columns={columns} today={shown.today} />
    </div>
  );
}
