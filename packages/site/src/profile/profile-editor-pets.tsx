import {
  addPet,
  changePet,
  maximumPets,
  petSpecies,
  removePet,
  type HouseholdDraft,
  type Pet,
  type PetSpecies,
} from '@cotejo/core/people';
import { buttonClass } from '@cotejo/ui/button';
import { Icon } from '@cotejo/ui/icon';
import { SegmentedControl } from '@cotejo/ui/segmented-control';
import { TextWith } from '../texts/text-with.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { ChoiceField } from './choice-field.tsx';
import { AgeField } from './profile-editor-age.tsx';
import { RemoveRow, RowError, rowClass } from './profile-editor-row.tsx';
import type { ProfileLine } from './profile-line.ts';
import { errorOf } from './field-error.ts';
import type { QuestionGroupProps } from './profile-questions.ts';
import { editorTexts } from './editor-texts.ts';
import { addsRow } from './use-row-focus.ts';

const speciesKeys = { Perro: 'dog', Gato: 'cat' } as const satisfies Record<PetSpecies, string>;
const blankRows = 2;

type DraftPet = NonNullable<HouseholdDraft['pets']>[number];

/** The pets to fill in: at least the main one, and without script blank rows for those to come. */
function rowsOf({ pets = [] }: HouseholdDraft, hasScript: boolean): readonly DraftPet[] {
  const blank: DraftPet = { species: pets[0]?.species ?? petSpecies[0] };
  if (hasScript) return pets.length > 0 ? pets : [blank];
  return [...pets, ...Array.from({ length: Math.min(blankRows, maximumPets - pets.length) }, () => blank)];
}

interface PetRowProps {
  readonly line: ProfileLine;
  readonly pet: DraftPet;
  readonly index: number;
  readonly ageError: string | undefined;
  readonly breedError: string | undefined;
  readonly onChange: ((change: Partial<Pet>) => void) | null;
  readonly onRemove: (() => void) | null;
}

/** One pet: species, breed where it matters, and age. */
function PetRow({ line, pet, index, ageError, breedError, onChange, onRemove }: PetRowProps) {
  const t = useTexts(editorTexts);
  const name = `mascotas.${index}`;
  // The first is the main pet, the rest are extras (C3-25).
  const [title, whose] =
    index === 0 ? [t('mainPet'), t('whose.mainPet')] : [t('pet', { number: index + 1 }), t('whose.pet', { number: index + 1 })];
  const { breeds } = line.choices;
  // A form without script cannot follow the species, so that it offers every breed.
  const offered = onChange ? breeds.filter(({ group }) => group === null || group === pet.species) : breeds;
  return (
    <fieldset className={rowClass} data-pet={name}>
      <legend className="float-left w-full pb-2 font-semibold max-lg:pr-9">{title}</legend>
      <div className="clear-both flex flex-wrap items-end gap-3">
        <SegmentedControl
          showsLabel
          label={<TextWith text={t('kindOf', { whose })} elements={{ kind: t('kind') }} around="sr-only" />}
          name={`${name}.especie`}
          choices={petSpecies.map((value) => ({ value, label: t(speciesKeys[value]) }))}
          value={pet.species}
          {...(onChange ? { onChange: (species: PetSpecies) => onChange({ species }) } : {})}
        />
        <AgeField {...{ name, whose }} error={ageError} age={pet.age} onChange={onChange && ((age) => onChange({ age }))} />
        {offered.length > 0 && (
          <ChoiceField
            name={`${name}.raza`}
            label={<TextWith text={t('breedOf', { whose })} elements={{ breed: t('breed') }} around="sr-only" />}
            noneLabel={t('otherBreed')}
            choices={offered}
            chosen={pet.breed}
            error={breedError}
            className="grow max-lg:order-last max-lg:basis-full lg:min-w-36 lg:basis-36"
            onChange={onChange && ((breed) => onChange({ breed }))}
          />
        )}
        {onChange && <input type="hidden" name={`${name}.presente`} value="1" />}
        {onRemove && <RemoveRow name={t('removePet', { whose })} onRemove={onRemove} />}
        <RowError name={name} error={ageError} />
      </div>
    </fieldset>
  );
}

/** The pets, up to eight. */
export function PetQuestions({ line, draft, errors, onChange }: QuestionGroupProps) {
  const t = useTexts(editorTexts);
  const rows = rowsOf(draft, onChange !== null);
  const filled: HouseholdDraft = { ...draft, pets: rows };
  const added = addPet(filled);
  return (
    <div className="grid gap-3">
      {rows.map((pet, index) => (
        <PetRow
          key={index}
          {...{ line, pet, index }}
          ageError={errorOf(errors, `mascotas.${index}.edad`)}
          breedError={errorOf(errors, `mascotas.${index}.raza`)}
          onChange={onChange && ((change) => onChange(changePet(filled, index, change)))}
          onRemove={onChange && rows.length > 1 ? () => onChange(removePet(filled, index)) : null}
        />
      ))}
      {onChange && (
        <div className="flex flex-wrap gap-2.5">
          <button
            type="button"
            {...addsRow}
            className={buttonClass({ look: 'outline', size: 'small' })}
            disabled={!added.ok}
            onClick={() => added.ok && onChange(added.value)}
          >
            <Icon name="plus" className="size-4" />
            {t('addPet')}
          </button>
          {!added.ok && <p className="self-center text-sm text-ink-2">{t('mostPets', { count: maximumPets })}</p>}
        </div>
      )}
    </div>
  );
}
