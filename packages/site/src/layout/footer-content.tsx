import { comparatorHref, href } from '@cotejo/contract/paths';
import type { ReactNode } from 'react';
import { useEdition } from '../edition-context.ts';
import { failureTexts } from '../failures/texts.ts';
import { useDayText } from '../texts/use-day-text.ts';
import { useTexts } from '../texts/use-texts.ts';
import { PlainLink } from './plain-link.tsx';
import { BrandLink } from './brand-link.tsx';
import { widestComparators } from './comparator-groups.ts';
import { ContactDetails } from './contact-details.tsx';
import { CountryLinks, SocialLinks } from './footer-ways.tsx';
import { PartnerHtml } from './partner-header.tsx';
import { useFrameFacts, useSiteFacts } from './site-facts.ts';
import { layoutTexts } from './texts.ts';
import { ufAmount } from './uf-text.ts';

interface ColumnProps {
  readonly title: string;
  readonly children: ReactNode;
}

function Column({ title, children }: ColumnProps) {
  return (
    <section className="last:col-span-2 lg:last:col-span-1">
      <h2 className="mb-1 text-base text-ink">{title}</h2>
      {children}
    </section>
  );
}

function FooterLink({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <li>
      <PlainLink to={to} className="flex min-h-11 items-center text-ink-2 hover:text-action lg:pointer-fine:min-h-8">
        {children}
      </PlainLink>
    </li>
  );
}

/** Honest facts at the end of every page: what this is, how it orders, whom to ask, of which day its UF is. */
export function FooterContent() {
  const { partner } = useFrameFacts();
  return partner?.footerHtml ? <PartnerFooter html={partner.footerHtml} /> : <OwnFooter />;
}

/** A partner's footer in place of ours (A2.1-20). */
function PartnerFooter({ html }: { readonly html: string }) {
  return (
    <div className="border-t border-line bg-surface text-sm text-ink-2 print:hidden">
      <div className="wrap py-10">
        <PartnerHtml html={html} />
      </div>
    </div>
  );
}

function OwnFooter() {
  const edition = useEdition();
  const [t, tFailure, dayText] = [useTexts(layoutTexts), useTexts(failureTexts), useDayText()];
  const site = useSiteFacts();
  const { partner } = useFrameFacts();
  const { name, code } = edition.brand;
  const lists = site?.lists ?? [];
  const comparators = widestComparators(site?.comparators ?? []).filter(({ productCount }) => productCount > 0);
  return (
    <div className="border-t border-line bg-surface text-sm text-ink-2 print:hidden">
      <div className="wrap grid grid-cols-2 wrap-anywhere *:min-w-0 gap-x-6 gap-y-8 py-10 lg:grid-cols-[1.6fr_1fr_1fr_1fr] lg:gap-x-10">
        <div className="col-span-2 grid max-w-text content-start gap-2 lg:col-span-1">
          <BrandLink />
          <p>{t('whatThisIs', { name })}</p>
          <p>{t('order')}</p>
        </div>
        {comparators.length > 0 && (
          <Column title={t('compare')}>
            <ul>
              {comparators.map((comparator) => (
                <FooterLink key={comparator.name} to={comparatorHref(comparator.url)}>
                  {comparator.displayName}
                </FooterLink>
              ))}
            </ul>
          </Column>
        )}
        <Column title={name}>
          <ul>
            <FooterLink to={href('about', { brand: code })}>{t('about', { name })}</FooterLink>
            <FooterLink to={href('howWeOrder', {})}>{t('howWeOrder')}</FooterLink>
            {lists.includes('insurers') && <FooterLink to={href('insurers', {})}>{t('insurers')}</FooterLink>}
            {lists.includes('clinics') && <FooterLink to={href('clinics', {})}>{t('clinics')}</FooterLink>}
            <FooterLink to={href('productSitemap', {})}>{t('allProducts')}</FooterLink>
            <FooterLink to={href('blog', { brand: code })}>{t('blog')}</FooterLink>
            <FooterLink to={href('help', {})}>{t('help')}</FooterLink>
            <FooterLink to={href('privacy', {})}>{t('privacy')}</FooterLink>
            <FooterLink to={`${href('privacy', {})}#borrar-mis-datos`}>{t('eraseData')}</FooterLink>
            <FooterLink to={href('terms', {})}>{t('terms')}</FooterLink>
            <FooterLink to={href('partners', {})}>{t('partners')}</FooterLink>
          </ul>
        </Column>
        <Column title={t('contact')}>
          <ContactDetails />
          <ul>
            <FooterLink to={href('contact', {})}>{t('allContact')}</FooterLink>
          </ul>
        </Column>
      </div>
      <div className="border-t border-line">
        <div className="wrap flex flex-wrap gap-x-6 gap-y-1 py-4">
          {site?.uf && (
            <p className="tabular">
              {site.uf.status === 'fallback'
                ? tFailure('getUf')
                : t('ufOfDay', { amount: ufAmount(site.uf, edition), day: dayText(site.uf.fecha) })}
            </p>
          )}
          {site?.isDemonstration && <p>{t('demonstration')}</p>}
        </div>
        <div className="wrap flex flex-wrap justify-between gap-x-10 pb-4">
          <SocialLinks />
          {partner === null && <CountryLinks />}
        </div>
      </div>
    </div>
  );
}
