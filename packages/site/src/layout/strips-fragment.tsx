import { href } from '@cotejo/contract/paths';
import { editions, type CountryCode } from '@cotejo/core/editions';
import { buttonClass } from '@cotejo/ui/button';
import { Link, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { useEdition } from '../edition-context.ts';
import { PageHead } from '../head/page-head.tsx';
import { serverContext } from '../server-context.ts';
import { useTexts } from '../texts/use-texts.ts';
import { stripTexts } from './strip-texts.ts';

/** The edition of a country, as a visitor from there is told of it. */
interface CountrySite {
  readonly code: CountryCode;
  /** BCP 47 tag that its pages say they are in. */
  readonly language: string;
  readonly brand: string;
  /** Its first page. */
  readonly url: string;
}

/** The editions that are a country's. */
export function loader({ context }: LoaderFunctionArgs): readonly CountrySite[] {
  const { siteUrls } = context.get(serverContext);
  return editions.flatMap(({ id, countryCode, language, brand }) =>
    countryCode === null ? [] : [{ code: countryCode, language, brand: brand.name, url: `${siteUrls[id]}/` }],
  );
}

function isCountrySites(data: unknown): data is readonly CountrySite[] {
  return Array.isArray(data);
}

const stripClass = 'wrap flex flex-wrap items-center gap-x-6 gap-y-2.5 py-3';
const choiceClass = buttonClass({ look: 'outline', size: 'small', className: 'flex-1 lg:flex-none' });

/** Offers a visitor from another country its edition; nobody is sent there (decision 33). */
function CountryStrip({ code, language, brand, url }: CountrySite) {
  const t = useTexts(stripTexts);
  const names = { brand, country: t(code) };
  return (
    <section data-strip={code} aria-label={t('country')} className={stripClass}>
      <p className="grow basis-70">{t('elsewhere', names)}</p>
      <div className="flex grow flex-wrap gap-2.5 lg:grow-0">
        <a href={url} hrefLang={language} data-country-site={url} className={choiceClass}>
          {t('goThere', names)}
        </a>
        <button type="button" data-strip-close className={choiceClass}>
          {t('stayHere')}
        </button>
      </div>
    </section>
  );
}

/** Asks whether visits may be measured, with two answers of equal weight (docs/contracts/analytics.md). */
function MeasuringStrip() {
  const t = useTexts(stripTexts);
  return (
    <section data-strip="measuring" aria-label={t('measuring')} className={stripClass}>
      <p className="grow basis-70">
        {t('ask')}{' '}
        <Link to={href('privacy', {})} className="font-semibold text-action underline">
          {t('privacy')}
        </Link>
      </p>
      <div className="flex grow flex-wrap gap-2.5 lg:grow-0">
        <button type="button" data-measuring-choice="granted" className={choiceClass}>
          {t('accept')}
        </button>
        <button type="button" data-measuring-choice="denied" className={choiceClass}>
          {t('refuse')}
        </button>
      </div>
    </section>
  );
}

/** What the frame's script may show at the foot of a page, fetched when there is something to show. */
export function Component() {
  const t = useTexts(stripTexts);
  const data: unknown = useLoaderData();
  const { countryCode } = useEdition();
  const sites = isCountrySites(data) ? data.filter(({ code }) => code !== countryCode) : [];
  return (
    <main>
      <PageHead title={t('strips')} isPrivate />
      <h1 className="sr-only">{t('strips')}</h1>
      {sites.map((site) => (
        <CountryStrip key={site.code} {...site} />
      ))}
      <MeasuringStrip />
    </main>
  );
}
