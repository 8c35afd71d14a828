import type { AssignedRequest } from '@cotejo/contract/assigned-request';
import { Button } from '@cotejo/ui/button';
import { describedBy, FieldNotes } from '@cotejo/ui/field';
import { useTexts } from '../../texts/use-texts.ts';
import { ChoiceDetail } from './choice-detail.tsx';
import { choiceId, missingAnswer } from './missing-answer.ts';
import { choiceFields, outcomePlace, type AssignedRefusal } from './posted-choice.ts';
import { assignedTexts } from './texts.ts';

type Choice = AssignedRequest['choices'][number];

const [given, failed, back, toClose, notReal, online] = [2, 4, 7, 9, 98, 500] as const;

/** How each is called here; what has no words of ours keeps the name of its status. */
const labels = {
  [given]: 'choice.2',
  [failed]: 'choice.4',
  [back]: 'choice.7',
  [toClose]: 'choice.9',
  [notReal]: 'choice.98',
  [online]: 'choice.500',
} as const;
const notes = {
  [failed]: 'choice.4.note',
  [back]: 'choice.7.note',
  [toClose]: 'choice.9.note',
  [notReal]: 'choice.98.note',
} as const;

function of<Value>(table: Readonly<Record<number, Value>>, status: number): Value | null {
  return table[status] ?? null;
}

interface ChoiceFormProps {
  readonly request: AssignedRequest;
  /** Why what was chosen before could not be noted; null: nothing was. */
  readonly refusal: AssignedRefusal | null;
}

/** What an executive notes of a request: one of what can come next, with what has to be said of it. Sent without script. */
export function ChoiceForm({ request: { choices, history, status }, refusal }: ChoiceFormProps) {
  const t = useTexts(assignedTexts);
  const missing = missingAnswer(refusal, choices);
  const error = missing?.kind === 'choice' ? t('missing.choice') : undefined;
  const errorId = describedBy(choiceFields.choice, { label: '', error });
  const labelOf = ({ id, name }: Choice): string => {
    const key = of(labels, id);
    if (id === given && status.id !== given) return t('choice.again');
    return key === null ? name : t(key);
  };
  return (
    <form method="post" action={`#${outcomePlace}`} className="grid gap-4">
      <input type="hidden" name={choiceFields.seen} value={history.length} />
      <fieldset role="radiogroup" aria-invalid={error ? true : undefined} aria-describedby={errorId} className="grid gap-2.5">
        <legend className="text-lg font-bold">{t('what')}</legend>
        <p className="mt-1 mb-1 text-sm text-ink-2">{t('whatHint')}</p>
        <FieldNotes controlId={choiceFields.choice} error={error} />
        {choices.map((choice) => {
          const note = of(notes, choice.id);
          const noteId = note === null ? undefined : `nota-${choice.id}`;
          const isChosen = String(choice.id) === refusal?.chosen;
          return (
            <div
              key={choice.id}
              className="group rounded-control border border-control p-3 has-[input:checked]:border-action has-[input:checked]:bg-action-soft"
            >
              <label className="flex min-h-8 items-center gap-3 font-semibold">
                <input
                  type="radio"
                  id={choiceId(choice.id)}
                  name={choiceFields.choice}
                  value={choice.id}
                  defaultChecked={isChosen}
                  aria-describedby={[errorId, noteId].filter((id) => id !== undefined).join(' ') || undefined}
                  required
                  className="size-5 shrink-0 accent-action"
                />
                {labelOf(choice)}
              </label>
              {note !== null && (
                <p id={noteId} className="pl-8 text-sm text-ink-2 group-not-has-[input:checked]:hidden">
                  {t(note)}
                </p>
              )}
              {choice.subStatuses.length > 0 && (
                <div className="pl-8">
                  <ChoiceDetail
                    choice={choice}
                    chosen={isChosen ? (refusal.detail ?? '') : ''}
                    isMissing={missing?.kind === 'detail' && missing.status === choice.id}
                  />
                </div>
              )}
            </div>
          );
        })}
      </fieldset>
      <p>
        <Button type="submit" size="large">
          {t('save')}
        </Button>
      </p>
    </form>
  );
}
