import type { Company, HouseholdDraft } from '@cotejo/core/people';
import { MoneyInput } from '@cotejo/ui/money-input';
import { useState } from 'react';
import { useEdition } from '../edition-context.ts';
import { useTexts } from '../texts/use-texts.ts';
import { countFromText } from './form-reader.ts';
import { MoneyField, wholeMask } from './money-field.tsx';
import { WorkFields } from './profile-editor-work.tsx';
import { errorOf } from './field-error.ts';
import { asks, type QuestionGroupProps } from './profile-questions.ts';
import { editorTexts } from './editor-texts.ts';

function withCompany(
  draft: HouseholdDraft,
  change: { readonly [Name in keyof Company]?: Company[Name] | undefined },
): HouseholdDraft {
  return { ...draft, company: { ...draft.company, ...change } };
}

function EmployeesField({ draft, errors, onChange }: QuestionGroupProps) {
  const edition = useEdition();
  const t = useTexts(editorTexts);
  const employees = draft.company?.employees;
  const [other, setOther] = useState('');
  return (
    <MoneyInput
      label={t('employees')}
      hint={t('employeesHint')}
      error={errorOf(errors, 'cantidadempleados')}
      name="cantidadempleados"
      mask={{ ...wholeMask(edition), keepsOther: true }}
      value={employees === undefined ? other : String(employees)}
      onValue={
        onChange &&
        ((plain) => {
          const count = countFromText(plain);
          setOther(count === undefined ? plain : '');
          onChange(withCompany(draft, { employees: count }));
        })
      }
    />
  );
}

/** The company: its size, and for a price by salaries its payroll and kind of work. */
export function CompanyQuestions(props: QuestionGroupProps) {
  const { line, draft, errors, onChange } = props;
  const t = useTexts(editorTexts);
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <EmployeesField {...props} />
      {asks(line, 'payroll') && (
        <MoneyField
          name="planilla"
          label={t('payroll')}
          hint={t('payrollHint')}
          amount={draft.company?.monthlyPayroll}
          error={errorOf(errors, 'planilla')}
          onChange={onChange && ((monthlyPayroll) => onChange(withCompany(draft, { monthlyPayroll })))}
        />
      )}
      {asks(line, 'riskClass') && (
        <WorkFields {...props} onWork={onChange && ((riskClass) => onChange(withCompany(draft, { riskClass })))} />
      )}
    </div>
  );
}
