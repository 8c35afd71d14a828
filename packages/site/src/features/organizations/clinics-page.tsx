import type { ClinicAnswerRow } from '@cotejo/contract/catalogue';
import { href } from '@cotejo/contract/paths';
import { foldText } from '@cotejo/core/text';
import { Button, buttonClass } from '@cotejo/ui/button';
import { TextField } from '@cotejo/ui/field';
import { Link, useHref, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { answered } from '../../content/answered.ts';
import { useEdition } from '../../edition-context.ts';
import { PageHead } from '../../head/page-head.tsx';
import { PageMain } from '../../layout/page-main.tsx';
import { pageUrlOf } from '../../page-url.ts';
import { serverContext } from '../../server-context.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { clinicTexts } from './clinic-texts.ts';

const longestSearch = 100;

interface ClinicsData {
  readonly clinics: readonly ClinicAnswerRow[];
  /** What was looked for; empty: nothing, and every clinic is there. */
  readonly q: string;
}

/** The care centres of the edition, or those whose name has the words looked for; 404 where the edition has none. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<ClinicsData> {
  const { api } = context.get(serverContext);
  const all = answered(await api.listProviders({ query: {} })).data;
  if (all.length === 0) throw new Response(null, { status: 404 });
  const q = (pageUrlOf(request).searchParams.get('q') ?? '').trim().slice(0, longestSearch);
  const words = foldText(q).split(/\s+/);
  const clinics = all.filter(({ displayName }) => words.every((word) => foldText(displayName).includes(word)));
  return { clinics, q };
}

interface Region {
  readonly name: string;
  readonly clinics: readonly ClinicAnswerRow[];
}

function useRegions(clinics: readonly ClinicAnswerRow[]): readonly Region[] {
  const { regions } = useEdition();
  const t = useTexts(clinicTexts);
  const placed = regions.map(({ code, name }) => ({ name, clinics: clinics.filter(({ regionCode }) => regionCode === code) }));
  const rest = clinics.filter(({ regionCode }) => !regions.some(({ code }) => code === regionCode));
  return [...placed, { name: t('elsewhere'), clinics: rest }].filter((region) => region.clinics.length > 0);
}

function ClinicLink({ clinic: { displayName, url, productCount } }: { readonly clinic: ClinicAnswerRow }) {
  const t = useTexts(clinicTexts);
  return (
    <Link
      to={href('clinic', { clinic: url })}
      className="flex min-h-11 items-baseline justify-between gap-3 border-b border-line py-2.5 text-ink no-underline hover:text-action"
    >
      <span className="font-semibold">{displayName}</span>
      <span className="shrink-0 text-sm text-ink-2 tabular">
        {productCount === 0 ? t('uncovered') : t('covers', { count: productCount })}
      </span>
    </Link>
  );
}

function SearchForm({ q }: { readonly q: string }) {
  const t = useTexts(clinicTexts);
  return (
    <form method="get" action={useHref(href('clinics', {}))} role="search" className="mt-6 flex max-w-text items-end gap-2.5">
      <TextField id="q" name="q" type="search" label={t('field')} defaultValue={q} maxLength={longestSearch} className="grow" />
      <Button type="submit" size="large">
        {t('search')}
      </Button>
    </form>
  );
}

/** Every clinic and hospital that some product covers, by region, with a search by name (A2.2-024, A1-26). */
export function Component() {
  const { clinics, q } = useLoaderData<ClinicsData>();
  const t = useTexts(clinicTexts);
  const regions = useRegions(clinics);
  const path = href('clinics', {});
  return (
    <PageMain className="bg-surface">
      <PageHead
        title={t('listTitle')}
        description={t('listLead')}
        path={path}
        breadcrumbs={[{ name: t('listName'), path }]}
        isPrivate={q !== ''}
      />
      <div className="wrap pt-8 pb-14 lg:pt-14 lg:pb-20">
        <h1 className="max-w-text text-2xl tracking-tight lg:text-3xl">{t('listTitle')}</h1>
        <p className="mt-3 max-w-text text-lg leading-normal text-ink-2">{t('listLead')}</p>
        <SearchForm q={q} />
        {q !== '' && (
          <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2">
            <p>{clinics.length === 0 ? t('none', { q }) : t('found', { count: clinics.length, q })}</p>
            <Link to={path} className={buttonClass({ look: 'outline', size: 'small' })}>
              {t('all')}
            </Link>
          </div>
        )}
        {regions.map((region) => (
          <section key={region.name} aria-label={region.name} className="mt-9">
            <h2 className="mb-1.5 text-xl tracking-tight">{region.name}</h2>
            <ul className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
              {region.clinics.map((clinic) => (
                <li key={clinic.organizationCode}>
                  <ClinicLink clinic={clinic} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </PageMain>
  );
}
