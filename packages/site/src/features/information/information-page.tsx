import { dayAt } from '@cotejo/core/dates';
import { Link, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { answered } from '../../content/answered.ts';
import { PlainPage } from '../../content/plain-page.tsx';
import { RichText } from '../../content/rich-text.tsx';
import { contentTexts } from '../../content/texts.ts';
import { useEdition } from '../../edition-context.ts';
import { pageContext } from '../../page-context.ts';
import { pageUrlOf } from '../../page-url.ts';
import { serverContext } from '../../server-context.ts';
import { useDayText } from '../../texts/use-day-text.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { EraseData } from './erase-data.tsx';
import { eraseIntent } from './erase-intent.ts';
import {
  informationHref,
  informationNames,
  informationPageAt,
  informationPages,
  type InformationPage,
} from './information-pages.ts';
import { MeasuringChoice } from './measuring-choice.tsx';
import { PartnerRegistration } from './partner-registration.tsx';
import { informationTexts } from './texts.ts';

interface InformationData {
  readonly page: InformationPage;
  readonly title: string;
  /** Safe HTML. */
  readonly body: string;
  /** YYYY-MM-DD, in the edition's zone. */
  readonly updated: string;
  /** True: what the browser kept has just been erased. */
  readonly isErased: boolean;
}

/** The text that whoever runs the site wrote for this path. Throws 404 where the edition has none, 503 when it cannot be told. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<InformationData> {
  const { edition } = context.get(pageContext);
  const { pathname, searchParams } = pageUrlOf(request);
  const page = informationPageAt(pathname, edition.brand.code);
  const answer = await context.get(serverContext).api.getInformation({ params: { name: informationNames[page] } });
  const { title, body, updatedAt } = answered(answer).data;
  const updated = dayAt(Date.parse(updatedAt), edition.timeZone ?? 'UTC');
  return { page, title, body, updated, isErased: searchParams.has(eraseIntent.done) };
}

/** The first sentence of a text, for search engines. */
function firstSentence(html: string): string {
  const text = /<p>(.*?)<\/p>/s.exec(html)?.[1]?.replace(/<[^>]*>/g, '') ?? '';
  return /^.*?[.:](?=\s|$)/s.exec(text)?.[0] ?? text;
}

function Others({ page }: { readonly page: InformationPage }) {
  const t = useTexts(informationTexts);
  const { brand } = useEdition();
  return (
    <nav aria-labelledby="tambien" className="h-fit border-t border-line pt-5 lg:border-t-0 lg:border-l lg:pt-0 lg:pl-8">
      <h2 id="tambien" className="mb-1 text-base">
        {t('others')}
      </h2>
      <ul>
        {informationPages
          .filter((other) => other !== page)
          .map((other) => (
            <li key={other}>
              <Link
                to={informationHref(other, brand.code)}
                className="inline-flex min-h-11 items-center font-semibold text-action lg:pointer-fine:min-h-9"
              >
                {t(other)}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}

/** A text of the site. */
export function Component() {
  const { page, title, body, updated, isErased } = useLoaderData<InformationData>();
  const { brand } = useEdition();
  const t = useTexts(contentTexts);
  const dayText = useDayText();
  return (
    <PlainPage title={title} description={firstSentence(body)} path={informationHref(page, brand.code)}>
      <div className="grid gap-10 lg:grid-cols-[1fr_16rem] lg:gap-16">
        <div>
          <RichText html={body} />
          {page === 'partners' && <PartnerRegistration />}
          {page === 'privacy' && <MeasuringChoice />}
          {page === 'privacy' && <EraseData isErased={isErased} />}
          <p className="mt-8 text-sm text-ink-2">{t('updated', { day: dayText(updated) })}</p>
        </div>
        <Others page={page} />
      </div>
    </PlainPage>
  );
}
