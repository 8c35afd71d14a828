import { PageHead } from '../../head/page-head.tsx';
import { PageMain } from '../../layout/page-main.tsx';
import { Link, useRevalidator } from 'react-router';
import { useEdition } from '../../edition-context.ts';
import { RobotBox } from '../../person-check/robot-box.tsx';
import { countText } from '../../price/amount-text.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { ComparisonTable } from './comparison-table.tsx';
import { comparisonTexts } from './comparison-texts.ts';
import type { ComparisonData } from './load-comparison-page.ts';

/** The comparison as a page of its own, for its URL opened directly: it works without script. */
export function ComparisonView({ data }: { readonly data: ComparisonData }) {
  const { comparator, columns, refusal } = data;
  const { revalidate } = useRevalidator();
  const edition = useEdition();
  const t = useTexts(comparisonTexts);
  const { noun } = comparator;
  const title = t('title', { what: refusal !== null ? noun.many : countText(columns.length, noun, edition) });
  return (
    <PageMain className="wrap pt-6 pb-16 lg:pt-8">
      <PageHead title={title} isPrivate />
      <p className="mb-2">
        <Link to={comparator.url} className="tap inline-flex items-center font-semibold text-action">
          {t('back', { comparator: comparator.displayName })}
        </Link>
      </p>
      <h1 className="mb-4 text-2xl tracking-tight lg:text-3xl">{title}</h1>
      {refusal !== null ? (
        <RobotBox refusal={refusal} place="results" onProved={() => void revalidate()} />
      ) : columns.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <div className="relative overflow-x-auto rounded-card border border-line bg-surface">
          <div className="min-w-[36rem]">
            <ComparisonTable columns={columns} />
          </div>
        </div>
      )}
    </PageMain>
  );
}
