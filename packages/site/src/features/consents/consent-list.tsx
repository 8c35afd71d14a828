import type { LeadConsents } from '@cotejo/contract/consents';
import { consentSentence, currentConsentVersion } from '@cotejo/core/consent';
import { Button, buttonClass } from '@cotejo/ui/button';
import { Link } from 'react-router';
import { useEdition } from '../../edition-context.ts';
import { consentTextName, postedConsentText } from '../../request/consent-words.ts';
import { useLanguage, useTexts } from '../../texts/use-texts.ts';
import { consentsTexts } from './texts.ts';

type Consent = LeadConsents['consents'][number];

function ConsentRow({ consent }: { readonly consent: Consent }) {
  const t = useTexts(consentsTexts);
  const { language: tag, timeZone } = useEdition();
  const language = useLanguage();
  const { purpose, recipient, isGiven, about, text, at } = consent;
  // Who gives it reads first what is kept as its proof.
  const words = isGiven ? text : consentSentence(purpose, { version: currentConsentVersion, language }, recipient);
  const name = t(purpose, { recipient });
  const day =
    at === null ? '' : new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: timeZone ?? 'UTC' }).format(new Date(at));
  const said = about === null ? t(isGiven ? 'given' : 'withdrawn', { day }) : t('givenWith', { day, about });
  return (
    <li className="grid gap-3 border-t border-line py-5 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center lg:gap-6">
      <div>
        <h2 className="text-lg">{name}</h2>
        {words !== null && <p className="mt-1 text-ink-2">«{words}»</p>}
        <p className="mt-1 font-semibold">{at === null ? t('never') : said}</p>
      </div>
      <form method="post">
        <input type="hidden" name="para" value={purpose} />
        <input type="hidden" name={consentTextName} value={postedConsentText(language)} />
        <Button
          type="submit"
          look="outline"
          name="acepta"
          value={isGiven ? 'no' : 'si'}
          aria-label={t(isGiven ? 'withdraw.label' : 'give.label', { purpose: name })}
        >
          {t(isGiven ? 'withdraw' : 'give')}
        </Button>
      </form>
    </li>
  );
}

interface ConsentListProps {
  readonly data: LeadConsents;
  /** Own path of the page where the request itself is taken back. */
  readonly withdrawalPath: string;
}

/** What was allowed with a request, each with the button that takes it back or gives it, posted to the page itself. */
export function ConsentList({ data, withdrawalPath }: ConsentListProps) {
  const t = useTexts(consentsTexts);
  const { brand } = useEdition();
  const { productDisplayName: product, organizationDisplayName: organization, consents, isTakenBack } = data;
  // Asked of nobody but us, it is about no product.
  const about = organization === brand.name ? 'aboutSubject' : 'about';
  return (
    <div className="max-w-text">
      <p className="text-lg leading-normal text-ink-2">{t(about, { product, organization })}</p>
      <ul className="mt-6 border-b border-line">
        {consents.map((consent) => (
          <ConsentRow key={consent.purpose} consent={consent} />
        ))}
        <li className="border-t border-line py-5">
          <h2 className="text-lg">{t('request')}</h2>
          <p className="mt-1 text-ink-2">{t(isTakenBack ? 'takenBack' : 'requestText')}</p>
          {!isTakenBack && (
            <p className="mt-2">
              <Link to={withdrawalPath} className={buttonClass({ look: 'outline' })}>
                {t('withdrawal')}
              </Link>
            </p>
          )}
        </li>
      </ul>
      <p className="mt-4 text-ink-2">{t('effect')}</p>
    </div>
  );
}
