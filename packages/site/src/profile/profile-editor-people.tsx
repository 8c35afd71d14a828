import {
  addDependant,
  addPartner,
  changeDependant,
  maximumDependants,
  relationshipOptions,
  relationshipWord,
  removeDependant,
  removePartner,
  type Contributor,
  type Dependant,
  type HouseholdDraft,
} from '@cotejo/core/people';
import { buttonClass } from '@cotejo/ui/button';
import { Icon } from '@cotejo/ui/icon';
import { ProfileEditorPerson, type PersonRow } from './profile-editor-person.tsx';
import { errorOf, type QuestionGroupProps } from './profile-questions.ts';

const blankRows = 3;

/** The draft with blank rows for a form that cannot add any: their ages are left empty where nobody comes. */
function withBlankRows(draft: HouseholdDraft): HouseholdDraft {
  const free = Math.min(blankRows, maximumDependants - draft.dependants.length);
  const [visitor = {}, partner = { sex: visitor.sex === 'Femenino' ? 'Masculino' : 'Femenino' }] = draft.contributors;
  const blanks = Array.from({ length: free }, (): Partial<Dependant> => ({ relationship: 'Hijo/Hija' }));
  return { ...draft, contributors: [visitor, partner], dependants: [...draft.dependants, ...blanks] };
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function personRows({ draft, errors, onChange }: Omit<QuestionGroupProps, 'line'>): readonly PersonRow[] {
  const changeContributor = (index: number, change: Partial<Contributor>): HouseholdDraft => ({
    ...draft,
    contributors: draft.contributors.map((person, position) => (position === index ? { ...person, ...change } : person)),
  });
  const contributors = draft.contributors.map((person, index): PersonRow => {
    const name = `cotizante.${index}` as const;
    return {
      name,
      title: index === 0 ? 'Tú' : 'Pareja',
      age: person.age,
      sex: person.sex ?? 'Masculino',
      relationship: null,
      error: errorOf(errors, `${name}.edad`),
      onChange: onChange && (({ age, sex }) => onChange(changeContributor(index, sex ? { sex } : { age }))),
      onRemove: onChange && index > 0 ? () => onChange(removePartner(draft)) : null,
    };
  });
  const dependants = draft.dependants.map((person, index): PersonRow => {
    const name = `cargas.${index}` as const;
    const [sex, relationship] = [person.sex ?? 'Masculino', person.relationship ?? 'Hijo/Hija'] as const;
    return {
      name,
      title: onChange ? capitalised(relationshipWord(relationship, sex)) : `Carga ${index + 1}`,
      age: person.age,
      sex,
      relationship: { chosen: relationship, options: relationshipOptions(draft, index) },
      error: errorOf(errors, `${name}.edad`),
      onChange:
        onChange &&
        ((change) => {
          const changed = changeDependant(draft, index, change);
          if (changed.ok) onChange(changed.value);
        }),
      onRemove: onChange && (() => onChange(removeDependant(draft, index))),
    };
  });
  return [...contributors, ...dependants];
}

interface AddButtonsProps {
  readonly draft: HouseholdDraft;
  readonly onChange: (draft: HouseholdDraft) => void;
}

function AddButtons({ draft, onChange }: AddButtonsProps) {
  const partner = addPartner(draft);
  const dependant = addDependant(draft);
  const look = buttonClass({ look: 'outline', size: 'small' });
  return (
    <div className="flex flex-wrap gap-2.5">
      {draft.contributors.length < 2 && partner.ok && (
        <button type="button" className={look} onClick={() => onChange(partner.value)}>
          <Icon name="plus" className="size-4" />
          Agregar pareja
        </button>
      )}
      <button type="button" className={look} disabled={!dependant.ok} onClick={() => dependant.ok && onChange(dependant.value)}>
        <Icon name="plus" className="size-4" />
        Agregar carga
      </button>
      {!dependant.ok && <p className="self-center text-sm text-ink-2">Son como máximo {maximumDependants} cargas.</p>}
    </div>
  );
}

/** The visitor, a partner and the cargas. */
export function PeopleQuestions({ draft, errors, onChange }: QuestionGroupProps) {
  const shown = onChange ? draft : withBlankRows(draft);
  const isAlone = draft.contributors.length + draft.dependants.length < 2;
  const [visitor, ...others] = personRows({ draft: shown, errors, onChange });
  return (
    <>
      {visitor && <ProfileEditorPerson row={visitor} />}
      <section aria-labelledby="asegurados" className="grid gap-3">
        <h3 id="asegurados" className="text-sm text-ink-2">
          {isAlone ? 'Agregar asegurados' : 'Modificar asegurados'}
        </h3>
        {others.map((row) => (
          <ProfileEditorPerson key={row.name} row={row} />
        ))}
        {onChange && <AddButtons draft={draft} onChange={onChange} />}
      </section>
    </>
  );
}
