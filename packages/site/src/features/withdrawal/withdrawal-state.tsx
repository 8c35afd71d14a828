import { href } from '@cotejo/contract/paths';
import type { Withdrawal } from '@cotejo/contract/withdrawal';
import type { WithdrawalState } from '@cotejo/core/lead-withdrawal';
import { Button, buttonClass } from '@cotejo/ui/button';
import { Notice } from '@cotejo/ui/notice';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useEdition } from '../../edition-context.ts';
import { useMomentText } from '../../texts/use-moment-text.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { withdrawalTexts } from './texts.ts';

/** What ends with the request, and the one button that ends it. */
function OpenRequest({ data: { executiveName, meeting, hasConsents } }: { readonly data: Withdrawal }) {
  const t = useTexts(withdrawalTexts);
  const when = useMomentText();
  return (
    <>
      <div>
        <p className="font-semibold">{t('what')}</p>
        <ul className="mt-2 list-disc space-y-2 pl-6 leading-normal">
          <li>{executiveName === null ? t('ends.nobody') : t('ends.executive', { name: executiveName })}</li>
          {meeting !== null && <li>{t('ends.meeting', { when: when(meeting.startsAt, meeting.timeZone) })}</li>}
          {hasConsents && <li>{t('ends.consents')}</li>}
          <li>{t('ends.day')}</li>
        </ul>
      </div>
      <form method="post">
        <Button type="submit">{t('button')}</Button>
      </form>
      <p className="text-ink-2">{t('keep')}</p>
    </>
  );
}

function WithdrawnRequest({ data: { leadId, withdrawnAt } }: { readonly data: Withdrawal }) {
  const t = useTexts(withdrawalTexts);
  const when = useMomentText();
  return (
    <>
      <Notice tone="best" role="status" title={t('withdrawn')}>
        {withdrawnAt === null ? t('withdrawnUndated') : t('withdrawnText', { when: when(withdrawnAt) })}
      </Notice>
      <p className="text-ink-2" data-taken-back={leadId}>
        {t('again')}
      </p>
      <p>
        <Link to={href('home', {})} className={buttonClass({ look: 'outline' })}>
          {t('home')}
        </Link>
      </p>
    </>
  );
}

/** A request that was sold or closed still has its consents, which `consentsPath` leads to. */
function ClosedRequest({ consentsPath }: Pick<RequestStateProps, 'consentsPath'>) {
  const t = useTexts(withdrawalTexts);
  const { brand } = useEdition();
  return (
    <>
      <Notice tone="warm" title={t('closed')}>
        {t('closedText', { email: brand.supportEmail })}
      </Notice>
      {consentsPath !== null && (
        <p>
          <Link to={consentsPath} className={buttonClass({ look: 'outline' })}>
            {t('consents')}
          </Link>
        </p>
      )}
    </>
  );
}

interface RequestStateProps {
  readonly data: Withdrawal;
  /** Own path of the page of what was allowed with the request; null: this link does not lead there. */
  readonly consentsPath: string | null;
}

/** How a request stands for who may take it back, with what they can do about it. */
export function RequestState({ data, consentsPath }: RequestStateProps) {
  const t = useTexts(withdrawalTexts);
  const { brand } = useEdition();
  const { productDisplayName: product, organizationDisplayName: organization, state } = data;
  // Asked of nobody but us, it is about no product.
  const about = organization === brand.name ? 'aboutSubject' : 'about';
  const shown = {
    open: () => <OpenRequest data={data} />,
    withdrawn: () => <WithdrawnRequest data={data} />,
    closed: () => <ClosedRequest consentsPath={consentsPath} />,
  } as const satisfies Record<WithdrawalState, () => ReactNode>;
  return (
    <>
      <p className="text-lg leading-normal text-ink-2">{t(about, { product, organization })}</p>
      {shown[state]()}
    </>
  );
}
