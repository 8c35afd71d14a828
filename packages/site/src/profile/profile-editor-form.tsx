import { CompanyQuestions } from './profile-editor-company.tsx';
import { JourneyQuestions } from './profile-editor-journey.tsx';
import { PeopleQuestions } from './profile-editor-people.tsx';
import { PetQuestions } from './profile-editor-pets.tsx';
import { IncomeQuestions, RegionField } from './profile-editor-rest.tsx';
import { asks, errorOf, type QuestionGroupProps } from './profile-questions.ts';

/** Why it is asked, in a sentence (A4-59). */
function whyAsked({ line }: QuestionGroupProps): string {
  if (asks(line, 'pets')) {
    return line.choices.breeds.length > 0
      ? 'El precio depende del tipo de mascota, de su raza y de su edad.'
      : 'El precio depende del tipo de mascota y de su edad.';
  }
  if (asks(line, 'payroll')) return 'El precio es un porcentaje de la planilla, según el riesgo del trabajo.';
  if (asks(line, 'employees')) return 'El precio depende de cuántas personas entran al seguro.';
  if (asks(line, 'journey')) return 'El precio depende de la edad de cada viajero, de los días y de la zona.';
  return asks(line, 'income')
    ? 'El precio varía según el sexo y la edad en los seguros; en las isapres, sólo según la edad.'
    : 'El precio varía según el sexo y la edad de cada persona.';
}

/** The questions of a line, group by group, each with why it is asked; what it does not ask is not there. */
export function ProfileEditorForm(props: QuestionGroupProps) {
  const { line, draft, errors, onChange } = props;
  const hasRows = asks(line, 'people') || asks(line, 'pets');
  return (
    <div className="grid gap-4">
      <p className="text-sm text-ink-2">
        {whyAsked(props)}
        {!onChange && hasRows && ' Deja sin edad las filas que no uses.'}
      </p>
      {asks(line, 'people') && <PeopleQuestions {...props} />}
      {asks(line, 'pets') && <PetQuestions {...props} />}
      {asks(line, 'employees') && <CompanyQuestions {...props} />}
      {(asks(line, 'journey') || asks(line, 'zone')) && <JourneyQuestions {...props} />}
      {(asks(line, 'income') || asks(line, 'region')) && (
        <div className="grid gap-4 lg:grid-cols-2">
          {asks(line, 'income') && <IncomeQuestions {...props} />}
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
    </div>
  );
}
