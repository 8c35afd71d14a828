import { buttonClass } from '@cotejo/ui/button';
import { useEdition } from '../../edition-context.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { informationTexts } from './texts.ts';

/** How an organisation registers as a partner: a prepared message to a person (A1-40; docs/decisions/0215). */
export function PartnerRegistration() {
  const t = useTexts(informationTexts);
  const { name, supportEmail, supportPhone } = useEdition().brand;
  const subject = encodeURIComponent(t('registerSubject', { brand: name }));
  const body = encodeURIComponent(t('registerBody'));
  return (
    <section aria-labelledby="inscribete" className="mt-9 max-w-text rounded-card bg-surface-2 p-5 lg:p-6">
      <h2 id="inscribete" className="mb-2 text-xl tracking-tight">
        {t('register')}
      </h2>
      <p className="text-ink-2">{t('registerText')}</p>
      <p className="mt-4">
        <a href={`mailto:${supportEmail}?subject=${subject}&body=${body}`} className={buttonClass({})}>
          {t('registerButton')}
        </a>
      </p>
      <p className="mt-3 text-sm text-ink-2 tabular">{t('registerOther', { phone: supportPhone })}</p>
    </section>
  );
}
