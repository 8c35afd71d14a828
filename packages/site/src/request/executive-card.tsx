import type { Item } from '@cotejo/contract/compare';
import type { Executive, LeadAnswer } from '@cotejo/contract/lead';
import { Button } from '@cotejo/ui/button';
import { useTexts } from '../texts/use-texts.ts';
import { ContactWhen } from './contact-when.tsx';
import { ExecutiveViews, type ExecutivePlace } from './executive-views.tsx';
import { QuoteRows } from './quote-rows.tsx';
import { SentNote } from './sent-note.tsx';
import { sentTexts } from './texts.ts';
import { WithdrawalLink } from './withdrawal-link.tsx';

/** Who answers a request: name, telephone and e-mail. */
export function ExecutiveFace({ executive }: { readonly executive: Executive }) {
  const initials = `${executive.nombres.charAt(0)}${executive.apellidos.charAt(0)}`;
  return (
    <div className="my-4 flex items-center gap-4">
      <span
        aria-hidden="true"
        className="grid size-15 shrink-0 place-items-center rounded-full bg-action-soft text-lg font-bold text-action"
      >
        {initials}
      </span>
      <div className="min-w-0">
        <p className="text-lg font-bold" data-executive-name>
          {executive.nombres} {executive.apellidos}
        </p>
        <p className="tabular break-words text-ink-2">
          {executive.telefono_1} ·{' '}
          <a href={`mailto:${executive.email_corporativo}`} className="inline-block max-w-full">
            {executive.email_corporativo}
          </a>
        </p>
      </div>
    </div>
  );
}

export interface SentRequestProps {
  readonly answer: LeadAnswer;
  readonly item: Item;
  /** The price is of the example's family: nobody said their own, whatever else the form was told. */
  readonly isExample: boolean;
  /** It went on this day: what it says of when is still true. */
  readonly isToday: boolean;
  /** Where it stands; the page where the product is bought leads to no other purchase. */
  readonly place: ExecutivePlace;
  /** It went earlier: begins another one. Null: it has just gone. */
  readonly onAgain: (() => void) | null;
  /** It was taken back since: nobody answers it any more. */
  readonly isTakenBack: boolean;
}

/** What is said of an answer that is shown again. */
export function EarlierText({ isTakenBack }: Pick<SentRequestProps, 'isTakenBack'>) {
  const t = useTexts(sentTexts);
  return <p role="status">{t(isTakenBack ? 'takenBackText' : 'alreadyText')}</p>;
}

/** What stands above an answer. */
export function answerTitle({ answer, onAgain, isTakenBack }: Pick<SentRequestProps, 'answer' | 'onAgain' | 'isTakenBack'>) {
  if (isTakenBack) return 'takenBack';
  if (onAgain) return 'already';
  return answer.dataSocio ? 'assigned' : 'unassigned';
}

/** Who answers a request and how to reach that person, or that somebody will; and what the request carries (decision 31). */
export function ExecutiveFacts({ answer, item, isExample, isToday, place, onAgain, isTakenBack }: SentRequestProps) {
  const t = useTexts(sentTexts);
  const { dataSocio, quote } = answer;
  if (isTakenBack) return null;
  const next = place === 'purchase' ? 'contractText' : 'assignedText';
  return (
    <>
      <p className="mt-1 text-ink-2">{dataSocio ? t(next, { name: dataSocio.nombres }) : t('unassignedText')}</p>
      {dataSocio && (
        <>
          <ContactWhen contact={answer.contact} executive={dataSocio} isToday={isToday} />
          <ExecutiveFace executive={dataSocio} />
          <ExecutiveViews
            executive={dataSocio}
            {...{ item, place }}
            mayBuy={quote === null || quote.price !== null}
            leadId={answer.leadId}
            meetingUrl={answer.meetingUrl}
            isNew={onAgain === null}
          />
        </>
      )}
      {quote && <QuoteRows quote={quote} item={item} isExample={isExample} />}
      <WithdrawalLink url={answer.withdrawalUrl} />
    </>
  );
}

interface ExecutiveCardProps extends SentRequestProps {
  /** The visitor came from the answer to go on with it: nobody offers them to ask anew. */
  readonly isContracting: boolean;
}

/**
 * After the request: the success message and, when one was free, the executive who will answer; later the same as what was answered, or
 * how contracting goes on.
 */
export function ExecutiveCard({ isContracting, ...sent }: ExecutiveCardProps) {
  const { answer, isTakenBack } = sent;
  const goesOn = isContracting && !isTakenBack;
  const onAgain = goesOn ? null : sent.onAgain;
  const t = useTexts(sentTexts);
  return (
    <section aria-label={t('label')} className="rounded-card border border-line bg-surface p-4.5 lg:p-7">
      {sent.onAgain === null && <SentNote receivedBefore={answer.receivedBefore} />}
      <h1 className="mt-5 text-xl tracking-tight first:mt-0">{t(goesOn ? 'buyOnline' : answerTitle(sent))}</h1>
      {onAgain && (
        <div className="mt-1 mb-4">
          <EarlierText isTakenBack={isTakenBack} />
        </div>
      )}
      <ExecutiveFacts {...sent} />
      {onAgain && (
        <Button look="outline" wide className="mt-6" onClick={onAgain}>
          {t('again')}
        </Button>
      )}
    </section>
  );
}
