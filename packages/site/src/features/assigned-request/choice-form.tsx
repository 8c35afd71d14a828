import type { AssignedRequest } from '@cotejo/contract/assigned-request';
import { Button } from '@cotejo/ui/button';
import { Select } from '@cotejo/ui/select';
import { useTexts } from '../../texts/use-texts.ts';
import { choiceFields, detailValue } from './posted-choice.ts';
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
const details = { [given]: 'detail.2', [failed]: 'detail.4', [online]: 'detail.500' } as const;

function of<Value>(table: Readonly<Record<number, Value>>, status: number): Value | null {
  return table[status] ?? null;
}

/** How far it is, or why it came to nothing, by how far it had come. */
function Detail({ choice: { id, subStatuses }, chosen }: { readonly choice: Choice; readonly chosen: string }) {
  const t = useTexts(assignedTexts);
  const name = choiceFields.detailOf(id);
  return (
    <div className="mt-2 grid gap-1.5 group-not-has-[input:checked]:hidden">
      <label htmlFor={name} className="text-sm font-semibold">
        {t(of(details, id) ?? 'detail.2')}
      </label>
      <Select id={name} name={name} defaultValue={chosen} boxClass="max-w-96">
        <option value="">{t('choose')}</option>
        {subStatuses.map(({ id: subStatus, name: label, reasons }) =>
          reasons.length === 0 ? (
            <option key={subStatus} value={detailValue(subStatus)}>
              {label}
            </option>
          ) : (
            <optgroup key={subStatus} label={label}>
              {reasons.map((reason) => (
                <option key={reason.id} value={detailValue(subStatus, reason.id)}>
                  {reason.name}
                </option>
              ))}
            </optgroup>
          ),
        )}
      </Select>
    </div>
  );
}

interface ChoiceFormProps {
  readonly request: AssignedRequest;
  /** What was chosen before and could not be noted; null: nothing. */
  readonly chosen: string | null;
  readonly detail: string | null;
}

/** What an executive notes of a request: one of what can come next, with what has to be said of it. Sent without script. */
export function ChoiceForm({ request: { choices, history, status }, chosen, detail }: ChoiceFormProps) {
  const t = useTexts(assignedTexts);
  const labelOf = ({ id, name }: Choice): string => {
    const key = of(labels, id);
    if (id === given && status.id !== given) return t('choice.again');
    return key === null ? name : t(key);
  };
  return (
    <form method="post" className="grid gap-4">
      <input type="hidden" name={choiceFields.seen} value={history.length} />
      <fieldset className="grid gap-2.5">
        <legend className="text-lg font-bold">{t('what')}</legend>
        <p className="mt-1 mb-1 text-sm text-ink-2">{t('whatHint')}</p>
        {choices.map((choice) => {
          const note = of(notes, choice.id);
          const noteId = note === null ? undefined : `nota-${choice.id}`;
          const isChosen = String(choice.id) === chosen;
          return (
            <div
              key={choice.id}
              className="group rounded-control border border-control p-3 has-[input:checked]:border-action has-[input:checked]:bg-action-soft"
            >
              <label className="flex min-h-8 items-center gap-3 font-semibold">
                <input
                  type="radio"
                  name={choiceFields.choice}
                  value={choice.id}
                  defaultChecked={isChosen}
                  aria-describedby={noteId}
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
                  <Detail choice={choice} chosen={isChosen ? (detail ?? '') : ''} />
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
