import {
  addDependant,
  addPartner,
  blankPartner,
  changeDependant,
  maximumDependants,
  relationshipOptions,
  removeDependant,
  removePartner,
  type Contributor,
  type Dependant,
  type HouseholdDraft,
} from '@cotejo/core/people';
import { buttonClass } from '@cotejo/ui/button';
import { Icon } from '@cotejo/ui/icon';
import { useTexts } from '../texts/use-texts.ts';
import { householdTexts } from './household-texts.ts';
import { dependantKind, placesAmongAlike } from './person-words.ts';
import { ProfileEditorPerson, type PersonRow } from './profile-editor-person.tsx';
import { errorOf } from './field-error.ts';
import type { QuestionGroupProps } from './profile-questions.ts';
import { editorTexts } from './editor-texts.ts';
import { addsRow } from './use-row-focus.ts';
import { whoseOf } from './whose-row.ts';

const blankRows = 3;
const nobody: HouseholdDraft = { contributors: [], dependants: [] };

/** The draft with blank rows for a form that cannot add any: their ages are left empty where nobody comes. */
function withBlankRows(draft: HouseholdDraft): HouseholdDraft {
  const free = Math.min(blankRows, maximumDependants - draft.dependants.length);
  const [visitor = {}, partner = blankPartner(visitor)] = draft.contributors;
  const blanks = Array.from({ length: free }, (): Partial<Dependant> => ({ relationship: 'Hijo/Hija' }));
  return { ...draft, contributors: [visitor, partner], dependants: [...draft.dependants, ...blanks] };
}

function usePersonRows({ draft, errors, onChange }: Omit<QuestionGroupProps, 'line'>): readonly PersonRow[] {
  const [t, tHousehold] = [useTexts(editorTexts), useTexts(householdTexts)];
  const changeContributor = (index: number, change: Partial<Contributor>): HouseholdDraft => ({
    ...draft,
    contributors: draft.contributors.map((person, position) => (position === index ? { ...person, ...change } : person)),
  });
  const contributors = draft.contributors.map((person, index): PersonRow => {
    const name = `cotizante.${index}` as const;
    return {
      name,
      title: t(index === 0 ? 'you' : 'partner'),
      whose: index === 0 ? null : t('whose.partner'),
      age: person.age,
      sex: person.sex ?? 'Masculino',
      relationship: null,
      error: errorOf(errors, `${name}.edad`),
      onChange: onChange && (({ age, sex }) => onChange(changeContributor(index, sex ? { sex } : { age }))),
      onRemove: onChange && index > 0 ? () => onChange(removePartner(draft)) : null,
    };
  });
  const kinds = draft.dependants.map(({ relationship, sex }) => dependantKind(relationship, sex));
  const places = placesAmongAlike(kinds);
  const namesOf = (index: number): Pick<PersonRow, 'title' | 'whose'> => {
    const number = index + 1;
    // Who comes in a form without script is not known yet.
    if (!onChange) return { title: t('dependant', { number }), whose: t('whose.dependant', { number }) };
    const kind = kinds[index] ?? dependantKind();
    const place = places[index] ?? null;
    const one = tHousehold(`title.${kind}`);
    return {
      title: place === null ? one : t('oneOfSeveral', { one, number: place }),
      whose: whoseOf(t, kind, place),
    };
  };
  const dependants = draft.dependants.map((person, index): PersonRow => {
    const name = `cargas.${index}` as const;
    const [sex, relationship] = [person.sex ?? 'Masculino', person.relationship ?? 'Hijo/Hija'] as const;
    return {
      name,
      ...namesOf(index),
      age: person.age,
      sex,
      relationship: {
        chosen: relationship,
        // Without script nothing closes or opens as the rows fill: a second spouse is told once it is sent.
        options: relationshipOptions(onChange ? draft : nobody, index),
        error: errorOf(errors, `${name}.parentesco`),
      },
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
  const t = useTexts(editorTexts);
  const partner = addPartner(draft);
  const dependant = addDependant(draft);
  const look = buttonClass({ look: 'outline', size: 'small' });
  return (
    <div className="flex flex-wrap gap-2.5">
      {draft.contributors.length < 2 && partner.ok && (
        <button type="button" className={look} onClick={() => onChange(partner.value)}>
          <Icon name="plus" className="size-4" />
          {t('addPartner')}
        </button>
      )}
      <button
        type="button"
        {...addsRow}
        className={look}
        disabled={!dependant.ok}
        onClick={() => dependant.ok && onChange(dependant.value)}
      >
        <Icon name="plus" className="size-4" />
        {t('addDependant')}
      </button>
      {!dependant.ok && <p className="self-center text-sm text-ink-2">{t('mostDependants', { count: maximumDependants })}</p>}
    </div>
  );
}

/** The visitor, a partner and the cargas. */
export function PeopleQuestions({ draft, errors, onChange }: QuestionGroupProps) {
  const t = useTexts(editorTexts);
  const shown = onChange ? draft : withBlankRows(draft);
  const isAlone = draft.contributors.length + draft.dependants.length < 2;
  const [visitor, ...others] = usePersonRows({ draft: shown, errors, onChange });
  return (
    <>
      {visitor && <ProfileEditorPerson row={visitor} />}
      <section aria-labelledby="asegurados" className="grid gap-3">
        <h3 id="asegurados" className="text-sm text-ink-2">
          {t(isAlone ? 'add' : 'change')}
        </h3>
        {others.map((row) => (
          <ProfileEditorPerson key={row.name} row={row} />
        ))}
        {onChange && <AddButtons draft={draft} onChange={onChange} />}
      </section>
    </>
  );
}
