import type { ComparatorAnswer } from '@cotejo/contract/catalogue';
import { href } from '@cotejo/contract/paths';
import { longestSearch } from '@cotejo/contract/search';
import { Button } from '@cotejo/ui/button';
import { TextField } from '@cotejo/ui/field';
import { Link, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { ComparatorCards } from '../../content/comparator-cards.tsx';
import { PlainPage } from '../../content/plain-page.tsx';
import { useShowsClinics } from '../../layout/site-facts.ts';
import { pageContext } from '../../page-context.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { loadResults, questionIn, type ShownGroup } from './load-search.ts';
import { searchTexts } from './texts.ts';

interface SearchData {
  readonly question: string;
  readonly groups: readonly ShownGroup[];
  /** Where to start when nothing was found or asked; empty where it cannot be told. */
  readonly comparators: readonly ComparatorAnswer[];
}

/** What was found for `?q=`; without a question, or without results, the comparators. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<SearchData> {
  const question = questionIn(request.url);
  const groups = question === '' ? [] : await loadResults(context, question);
  if (groups.length > 0) return { question, groups, comparators: [] };
  const answer = await context.get(pageContext).api.listComparators({});
  return { question, groups, comparators: answer.ok ? answer.value.data : [] };
}

function Group({ group }: { readonly group: ShownGroup }) {
  const t = useTexts(searchTexts);
  const more = group.total - group.results.length;
  return (
    <section aria-labelledby={`de-${group.kind}`}>
      <h2 id={`de-${group.kind}`} className="mb-1.5 text-xl tracking-tight">
        {t(group.kind)}
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {group.results.map(({ title, detail, url }) => (
          <li key={url}>
            <Link to={url} className="grid min-h-12 content-center py-2.5 text-ink no-underline hover:text-action">
              <span className="font-semibold">{title}</span>
              {detail !== '' && <span className="text-sm text-ink-2">{detail}</span>}
            </Link>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="mt-2 text-sm text-ink-2 tabular">{t('more', { count: more })}</p>}
    </section>
  );
}

function Answer({ question, groups }: Pick<SearchData, 'question' | 'groups'>) {
  const t = useTexts(searchTexts);
  const showsClinics = useShowsClinics();
  if (question === '') return null;
  if (groups.length === 0) {
    return (
      <div role="status">
        <p className="text-lg font-bold">{t('none', { q: question })}</p>
        <p className="text-ink-2">{t(showsClinics ? 'noneHint' : 'noneHint.noClinics')}</p>
      </div>
    );
  }
  const count = groups.reduce((sum, { total }) => sum + total, 0);
  return (
    <div className="grid max-w-text gap-8">
      <p role="status" className="tabular text-ink-2">
        {t('found', { count, q: question })}
      </p>
      {groups.map((group) => (
        <Group key={group.kind} group={group} />
      ))}
    </div>
  );
}

/** Search by words (A2.2-034): a form that works without script, and what was found by kind. */
export function Component() {
  const { question, groups, comparators } = useLoaderData<SearchData>();
  const t = useTexts(searchTexts);
  const showsClinics = useShowsClinics();
  return (
    <PlainPage title={t('title')} path={href('search', {})} isPrivate>
      <div className="grid gap-9">
        <search className="block max-w-text">
          <form method="get" className="grid items-start gap-3 sm:grid-cols-[1fr_auto] sm:gap-x-2.5">
            <TextField
              type="search"
              label={t('field')}
              hint={t(showsClinics ? 'hint' : 'hint.noClinics')}
              name="q"
              defaultValue={question}
              maxLength={longestSearch}
              required
              autoComplete="off"
            />
            <Button type="submit" size="large" className="sm:mt-6.5">
              {t('button')}
            </Button>
          </form>
        </search>
        <Answer question={question} groups={groups} />
        <ComparatorCards title={t('compare')} comparators={comparators} />
      </div>
    </PlainPage>
  );
}
