import type { AssignedRequest } from '@cotejo/contract/assigned-request';
import { SelectField } from '@cotejo/ui/field';
import { useTexts } from '../../texts/use-texts.ts';
import { choiceFields, detailValue } from './posted-choice.ts';
import { assignedTexts } from './texts.ts';

const questions: Readonly<Record<number, 'detail.2' | 'detail.4' | 'detail.500'>> = {
  2: 'detail.2',
  4: 'detail.4',
  500: 'detail.500',
};

/** What is asked of a choice beside it: how far it is, or why it came to nothing. */
export function useDetailQuestion(): (status: number) => string {
  const t = useTexts(assignedTexts);
  return (status) => t(questions[status] ?? 'detail.2');
}

interface ChoiceDetailProps {
  readonly choice: AssignedRequest['choices'][number];
  readonly chosen: string;
  readonly isMissing: boolean;
}

/** How far it is, or why it came to nothing, by how far it had come. */
export function ChoiceDetail({ choice: { id, subStatuses }, chosen, isMissing }: ChoiceDetailProps) {
  const t = useTexts(assignedTexts);
  const question = useDetailQuestion()(id);
  const name = choiceFields.detailOf(id);
  return (
    <SelectField
      id={name}
      name={name}
      label={question}
      error={isMissing ? t('missing.detail', { question }) : undefined}
      defaultValue={chosen}
      className="mt-2 max-w-96 group-not-has-[input:checked]:hidden"
    >
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
    </SelectField>
  );
}
