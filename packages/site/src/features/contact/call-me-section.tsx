import type { LeadAnswer } from '@cotejo/contract/lead';
import { ContactWhen } from '../../request/contact-when.tsx';
import { ExecutiveFace } from '../../request/executive-card.tsx';
import { ExecutiveViews } from '../../request/executive-views.tsx';
import { SentNote } from '../../request/sent-note.tsx';
import { sentTexts } from '../../request/texts.ts';
import { WithdrawalLink } from '../../request/withdrawal-link.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { CallMeForm } from './call-me-form.tsx';
import { callMePlace, type CallMeOutcome } from './call-me.ts';
import { contactTexts } from './texts.ts';

/** Who answers, how to reach them, and from when on they call: as after a request for a product (decision 31). */
function Answered({ answer }: { readonly answer: LeadAnswer }) {
  const t = useTexts(sentTexts);
  const { dataSocio, contact, meetingUrl } = answer;
  return (
    <div className="mt-4">
      <SentNote receivedBefore={answer.receivedBefore} />
      <p className="mt-3 text-ink-2">{t(dataSocio ? 'assignedText' : 'unassignedText')}</p>
      {dataSocio && (
        <>
          <ContactWhen contact={contact} executive={dataSocio} isToday />
          <ExecutiveFace executive={dataSocio} />
          <ExecutiveViews executive={dataSocio} leadId={answer.leadId} item={null} place="page" meetingUrl={meetingUrl} isNew />
        </>
      )}
      <WithdrawalLink url={answer.withdrawalUrl} />
    </div>
  );
}

/** What is measured of a request that went, for the script that tells it (shell/tell-sent.ts). */
function measuredOf(outcome: CallMeOutcome | null) {
  if (outcome?.kind !== 'sent') return {};
  const { answer, worth } = outcome;
  return {
    'data-sent-lead': answer.leadId,
    'data-worth-line': worth.lob,
    'data-worth-value': worth.value,
    'data-worth-currency': worth.currency,
  };
}

interface CallMeSectionProps {
  /** Business lines that can be asked about. */
  readonly lines: readonly string[];
  readonly outcome: CallMeOutcome | null;
}

/** Being contacted without a product in mind (C3-57 'contact'), then who answers. */
export function CallMeSection({ lines, outcome }: CallMeSectionProps) {
  const t = useTexts(contactTexts);
  return (
    <section
      aria-labelledby={callMePlace}
      {...measuredOf(outcome)}
      className="rounded-card border border-line bg-surface p-4.5 lg:p-7"
    >
      <h2 id={callMePlace} className="text-xl tracking-tight">
        {t('callMeTitle')}
      </h2>
      {outcome?.kind === 'sent' ? (
        <Answered answer={outcome.answer} />
      ) : (
        <>
          <p className="mt-1 text-ink-2">{t('callMeText')}</p>
          <CallMeForm lines={lines} outcome={outcome} />
        </>
      )}
    </section>
  );
}
