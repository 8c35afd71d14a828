import { Button, buttonClass } from '@cotejo/ui/button';
import { Dialog } from '@cotejo/ui/dialog';
import { TextField } from '@cotejo/ui/field';
import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import { useEdition } from '../edition-context.ts';
import { useSiteUrls } from '../head/site-urls.ts';
import { pageVersion } from '../page-version.ts';
import { useTransport } from '../person-check/use-person-proof.ts';
import { referralKey } from '../storage/referral-key.ts';
import { useTexts } from '../texts/use-texts.ts';
import { advisorTexts } from './advisor-texts.ts';
import { lookUpAdvisor, type AdvisorFound } from './look-up-advisor.ts';
import { ownReferrals, tellFrame } from './own-referral.ts';
import { portalAddress } from './portal-address.ts';

/** As the call takes (B2.12-04). */
const longestEmail = 50;

/** Which of the boxes is open. */
export type AdvisorBox =
  { readonly kind: 'none' } | { readonly kind: 'asked' } | { readonly kind: 'told'; readonly found: AdvisorFound };

interface AdvisorDialogsProps {
  readonly box: AdvisorBox;
  readonly onBox: (box: AdvisorBox) => void;
  /** What is in the input when it opens. */
  readonly typed: string;
  readonly onTyped: (email: string) => void;
}

function AskedBox({ box, onBox, typed, onTyped }: AdvisorDialogsProps) {
  const t = useTexts(advisorTexts);
  const { brand, country } = useEdition();
  const transport = useTransport();
  const formId = useId();
  const [isEmpty, setIsEmpty] = useState(false);
  const [isSearching, setIsSearching] = useState(false);
  const asked = useRef(0);
  const input = useRef<HTMLInputElement>(null);
  const isOpen = box.kind === 'asked';
  useEffect(() => {
    if (isOpen) input.current?.focus();
  }, [isOpen]);
  const close = (): void => {
    asked.current += 1;
    setIsSearching(false);
    if (isOpen) onBox({ kind: 'none' });
  };
  const search = async (email: string): Promise<void> => {
    if (transport === null || isSearching) return;
    asked.current += 1;
    const own = asked.current;
    setIsSearching(true);
    const key = referralKey(brand.code);
    const headers = { 'x-country': country, 'x-qpversion': pageVersion() };
    const found = await lookUpAdvisor(email, { transport, headers, store: ownReferrals(), key });
    if (found.kind === 'missing' || found.isKept) tellFrame(key);
    // Who closed it meanwhile does not wait for an answer.
    if (own !== asked.current) return;
    setIsSearching(false);
    onBox({ kind: 'told', found });
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const email = typed.trim();
    setIsEmpty(email === '');
    if (email === '') input.current?.focus();
    else void search(email);
  };
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      title={t('title')}
      closeText={t('close')}
      footer={
        <>
          <Button look="outline" wide onClick={close}>
            {t('close')}
          </Button>
          <Button type="submit" form={formId} wide aria-disabled={isSearching}>
            {t(isSearching ? 'searching' : 'next')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <TextField
          ref={input}
          label={t('email')}
          placeholder={t('email')}
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={longestEmail}
          value={typed}
          onChange={({ target }) => onTyped(target.value)}
          error={isEmpty && typed.trim() === '' ? t('empty') : undefined}
        />
      </form>
    </Dialog>
  );
}

function Found({ found }: { readonly found: Extract<AdvisorFound, { kind: 'found' }> }) {
  const t = useTexts(advisorTexts);
  const { id } = useEdition();
  const urls = useSiteUrls();
  const message = found.isForGood ? 'messageForGood' : 'message';
  return (
    <>
      <p>
        {t('greeting')} <strong data-advisor-name>{found.name}</strong>.
      </p>
      <p className="mt-1 text-ink-2">
        {t('welcome')} {found.isKept && t('welcomeKept')}
      </p>
      <h3 className="mt-5 text-base">{t('messageTitle')}</h3>
      <p className="mt-1 text-ink-2">{t(found.isKept ? message : 'messageNotKept')}</p>
      <a href={portalAddress(id, urls)} className={buttonClass({ look: 'outline', wide: true, className: 'mt-5' })}>
        {t('portal')}
      </a>
    </>
  );
}

/** The box that asks for an adviser's e-mail, and the one that says what came of it (B §2.12). */
export function AdvisorDialogs(props: AdvisorDialogsProps) {
  const { box, onBox } = props;
  const t = useTexts(advisorTexts);
  const found = box.kind === 'told' ? box.found : null;
  const close = (): void => {
    if (box.kind === 'told') onBox({ kind: 'none' });
  };
  return (
    <>
      <AskedBox {...props} />
      <Dialog
        open={found !== null}
        onClose={close}
        title={t('title')}
        closeText={t('close')}
        footer={
          <>
            {found?.kind === 'missing' && (
              <Button look="outline" wide onClick={() => onBox({ kind: 'asked' })}>
                {t('again')}
              </Button>
            )}
            <Button wide onClick={close}>
              {t('close')}
            </Button>
          </>
        }
      >
        <div role="status">
          {found?.kind === 'found' && <Found found={found} />}
          {found?.kind === 'missing' && <p>{t('Asesor-not-foud')}</p>}
        </div>
      </Dialog>
    </>
  );
}
