import type { AssignedRequest } from '@cotejo/contract/assigned-request';
import { Badge } from '@cotejo/ui/badge';
import { ErrorState } from '@cotejo/ui/error-state';
import { Notice } from '@cotejo/ui/notice';
import { useEdition } from '../../edition-context.ts';
import { useMomentText } from '../../texts/use-moment-text.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { useDetailQuestion } from './choice-detail.tsx';
import { ChoiceForm } from './choice-form.tsx';
import { LabelledRows } from './labelled-rows.tsx';
import { missingAnswer, missingId, type MissingAnswer } from './missing-answer.ts';
import { PersonCard } from './person-card.tsx';
import { outcomePlace, type AssignedRefusal } from './posted-choice.ts';
import { RequestHistory } from './request-history.tsx';
import { assignedTexts } from './texts.ts';

interface AssignedRequestViewProps {
  readonly request: AssignedRequest;
  readonly mark: 'done' | 'changed' | null;
  readonly refusal: AssignedRefusal | null;
}

/** Where a request stands, how far, and why. */
function Standing({ request }: { readonly request: AssignedRequest }) {
  const t = useTexts(assignedTexts);
  const when = useMomentText();
  const { brand } = useEdition();
  const { productDisplayName: product, organizationDisplayName: organization, receivedAt, status, subStatus, reason } = request;
  const isOfProduct = organization !== null && organization !== brand.name;
  return (
    <div className="grid gap-2">
      <p className="text-lg leading-normal text-ink-2">
        {isOfProduct ? t('asks', { product, organization }) : t('asksSubject', { product })}.{' '}
        {t('received', { when: when(receivedAt) })}.
      </p>
      <p className="flex flex-wrap gap-2">
        <Badge tone="action">{status.name}</Badge>
        {subStatus !== null && <Badge>{subStatus}</Badge>}
        {reason !== null && <Badge>{reason}</Badge>}
      </p>
    </div>
  );
}

/** What is missing, leading to it. */
function Missing({ missing, choices }: { readonly missing: MissingAnswer; readonly choices: AssignedRequest['choices'] }) {
  const t = useTexts(assignedTexts);
  const questionOf = useDetailQuestion();
  return (
    <ErrorState place="form" title={t('missing')}>
      <a
        href={`#${missingId(missing, choices)}`}
        className="tap inline-flex items-center py-2 leading-snug text-ink underline underline-offset-4 lg:pointer-fine:py-1"
      >
        {missing.kind === 'choice' ? t('missing.choice') : t('missing.detail', { question: questionOf(missing.status) })}
      </a>
    </ErrorState>
  );
}

/** What was done, or why nothing was; null: nothing was sent. */
function Outcome({ request: { choices }, mark, refusal }: AssignedRequestViewProps) {
  const t = useTexts(assignedTexts);
  const missing = missingAnswer(refusal, choices);
  if (missing !== null) return <Missing missing={missing} choices={choices} />;
  if (refusal !== null) return <Notice tone="danger" role="alert" title={t(refusal.reason)} />;
  if (mark === 'changed') return <Notice tone="warm" role="status" title={t('changed')} />;
  return mark === 'done' ? <Notice tone="best" role="status" title={t('done')} /> : null;
}

/** What its person asked for again, which nobody else answers. */
function Repetitions({ repetitions }: Pick<AssignedRequest, 'repetitions'>) {
  const t = useTexts(assignedTexts);
  const when = useMomentText();
  return repetitions.map(({ receivedAt, rows }, place) => (
    <LabelledRows key={place} id={`tambien-${place + 1}`} title={t('again', { when: when(receivedAt) })} rows={rows} />
  ));
}

/** A request for who has it: whom to contact and how, what they ask for and said, what to note, and all that became of it. */
export function AssignedRequestView({ request, mark, refusal }: AssignedRequestViewProps) {
  const t = useTexts(assignedTexts);
  const { noContact, person, choices, summary, told, repetitions, history } = request;
  return (
    <div className="grid gap-7 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:items-start lg:gap-10">
      <div className="grid gap-6">
        <div id={outcomePlace} tabIndex={-1} className="scroll-mt-24 empty:hidden">
          <Outcome request={request} mark={mark} refusal={refusal} />
        </div>
        <Standing request={request} />
        {noContact !== null && (
          <Notice tone="danger" title={t(`noContact.${noContact}`)}>
            {t(`noContact.${noContact}Text`)}
          </Notice>
        )}
        {person.contact !== null && <PersonCard contact={person.contact} request={request} />}
        {choices.length > 0 && <ChoiceForm request={request} refusal={refusal} />}
        {choices.length === 0 && noContact === null && <Notice title={t('nothing')} />}
      </div>
      <div className="grid gap-7">
        <LabelledRows id="lo-que-pide" title={t('wanted')} rows={summary} />
        {told.length > 0 && <LabelledRows id="lo-que-respondio" title={t('told')} rows={told} />}
        <Repetitions repetitions={repetitions} />
        <RequestHistory history={history} />
      </div>
    </div>
  );
}

/** In place of a request that somebody else has by now: nothing of its person is shown. */
export function HandedOver({ isDone }: { readonly isDone: boolean }) {
  const t = useTexts(assignedTexts);
  return (
    <div className="max-w-text">
      <Notice
        tone={isDone ? 'best' : 'warm'}
        role={isDone ? 'status' : undefined}
        title={t(isDone ? 'handedOverDone' : 'handedOver')}
      >
        {t('handedOverText')}
      </Notice>
    </div>
  );
}
