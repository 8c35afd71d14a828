import { useEdition } from '../edition-context.ts';
import { useTexts } from '../texts/use-texts.ts';
import { insurerIsRequired } from './extra-form-data.ts';
import { faultTexts } from './fault-texts.ts';
import { CompanyQuestions } from './profile-editor-company.tsx';
import { ExtraQuestions } from './profile-editor-extras.tsx';
import { InsurerField } from './profile-editor-insurer.tsx';
import { JourneyQuestions } from './profile-editor-journey.tsx';
import { PeopleQuestions } from './profile-editor-people.tsx';
import { PetQuestions } from './profile-editor-pets.tsx';
import { IncomeQuestions, RegionField } from './profile-editor-rest.tsx';
import { faultSentences, type ProfileFault } from './profile-fault.ts';
import type { ProfileLine } from './profile-line.ts';
import { errorOf } from './field-error.ts';
import { asks, type QuestionGroupProps } from './profile-questions.ts';
import { editorTexts } from './editor-texts.ts';

/** Why it is asked, in a sentence (A4-59), as the catalogue names it. */
function whyAsked(line: ProfileLine) {
  if (asks(line, 'pets')) return line.choices.breeds.length > 0 ? 'why.breeds' : 'why.pets';
  if (asks(line, 'payroll')) return 'why.payroll';
  if (asks(line, 'employees')) return 'why.employees';
  if (asks(line, 'journey')) return 'why.journey';
  if (line.productType === 'ISAPRE') return 'why.isapres';
  return asks(line, 'income') ? 'why.income' : 'why.people';
}

interface ProfileEditorFormProps extends Omit<QuestionGroupProps, 'errors'> {
  readonly faults: readonly ProfileFault[];
}

/** The questions of a line, group by group, each with why it is asked; what it does not ask is not there. */
export function ProfileEditorForm({ faults, ...given }: ProfileEditorFormProps) {
  const { line, draft, onChange } = given;
  const t = useTexts(editorTexts);
  const errors = faultSentences(faults, useTexts(faultTexts));
  const props: QuestionGroupProps = { ...given, errors };
  const needsInsurer = insurerIsRequired(line, useEdition());
  const hasRows = asks(line, 'people') || asks(line, 'pets');
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-sm text-ink-2">
        {t(whyAsked(line))}
        {!onChange && hasRows && ` ${t('blankRows')}`}
      </p>
      {asks(line, 'people') && <PeopleQuestions {...props} />}
      {asks(line, 'pets') && <PetQuestions {...props} />}
      {asks(line, 'employees') && <CompanyQuestions {...props} />}
      {(asks(line, 'journey') || asks(line, 'zone')) && <JourneyQuestions {...props} />}
      {(asks(line, 'income') || asks(line, 'region') || needsInsurer) && (
        <div className="grid gap-4 lg:grid-cols-2">
          {asks(line, 'income') && <IncomeQuestions {...props} />}
          {needsInsurer && <InsurerField {...props} isRequired />}
          {asks(line, 'region') && (
            <RegionField
              line={line}
              regionCode={draft.regionCode}
              error={errorOf(errors, 'region')}
              onChange={onChange && ((regionCode) => onChange({ ...draft, regionCode }))}
            />
          )}
        </div>
      )}
      {line.extras.length > 0 && <ExtraQuestions {...props} />}
    </div>
  );
}
