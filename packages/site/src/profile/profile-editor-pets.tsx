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
import { AgeField, RowError } from './profile-editor-age.tsx';
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
  readonly error: string | undefined;
  readonly onChange: ((change: Partial<Pet>) => void) | null;
  readonly onRemove: (() => void) | null;
}

/** One pet: species, breed where it matters, and age. */
function PetRow({ line, pet, index, error, onChange, onRemove }: PetRowProps) {
  const t = useTexts(editorTexts);
  const name = `mascotas.${index}`;
  // The first is the main pet, the rest are extras (C3-25).
  const title = index === 0 ? t('mainPet') : t('pet', { number: index + 1 });
  const { breeds } = line.choices;
  // A form without script cannot follow the species, so that it offers every breed.
  const offered = onChange ? breeds.filter(({ group }) => group === null || group === pet.species) : breeds;
  return (
    <fieldset className="border-b border-line py-3.5 first:pt-0" data-pet={name}>
      <legend className="float-left w-full pb-2 font-semibold">{title}</legend>
      <div className="clear-both flex flex-wrap items-end gap-3">
        <SegmentedControl
          showsLabel
          label={<TextWith text={t('kindOf', { title })} elements={{ kind: t('kind') }} around="sr-only" />}
          name={`${name}.especie`}
          choices={petSpecies.map((value) => ({ value, label: t(speciesKeys[value]) }))}
          value={pet.species}
          {...(onChange ? { onChange: (species: PetSpecies) => onChange({ species }) } : {})}
        />
        <AgeField {...{ name, title, error }} age={pet.age} onChange={onChange && ((age) => onChange({ age }))} />
        {offered.length > 0 && (
          <ChoiceField
            name={`${name}.raza`}
            label={<TextWith text={t('breedOf', { title })} elements={{ breed: t('breed') }} around="sr-only" />}
            noneLabel={t('otherBreed')}
            choices={offered}
            chosen={pet.breed}
            error={undefined}
            className="grow max-lg:order-last max-lg:basis-full lg:min-w-36 lg:basis-36"
            onChange={onChange && ((breed) => onChange({ breed }))}
          />
        )}
        {onChange && <input type="hidden" name={`${name}.presente`} value="1" />}
        {onRemove && (
          <button
            type="button"
            onClick={onRemove}
            className={buttonClass({ look: 'quiet', size: 'icon', className: 'ml-auto min-h-12 text-ink-2' })}
          >
            <Icon name="close" />
            <span className="sr-only">{t('removePet', { title })}</span>
          </button>
        )}
      </div>
      <RowError name={name} error={error} />
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
          error={errorOf(errors, `mascotas.${index}.edad`) ?? errorOf(errors, `mascotas.${index}.raza`)}
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
