import { sexes, type Relationship, type Sex } from '@cotejo/core/people';
import { SelectField } from '@cotejo/ui/field';
import { SegmentedControl } from '@cotejo/ui/segmented-control';
import { TextWith } from '../texts/text-with.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { relationshipKeys, sexKeys } from './person-options.ts';
import { AgeField } from './profile-editor-age.tsx';
import { RemoveRow, RowError, rowClass } from './profile-editor-row.tsx';
import { editorTexts } from './editor-texts.ts';

export interface RelationshipOption {
  readonly relationship: Relationship;
  readonly isDisabled: boolean;
}

/** One person as the editor shows it. Without `onChange` the row is a plain part of a form without script. */
export interface PersonRow {
  /** Start of the field names: 'cotizante.0', 'cargas.1' (profile-form-data.ts). */
  readonly name: `cotizante.${number}` | `cargas.${number}`;
  readonly title: string;
  /** 'tu hijo', as labels and buttons say whose the row is; null: the visitor's own. */
  readonly whose: string | null;
  readonly age: number | undefined;
  readonly sex: Sex;
  /** Null: the visitor and the partner have none. */
  readonly relationship: {
    readonly chosen: Relationship;
    readonly options: readonly RelationshipOption[];
    readonly error: string | undefined;
  } | null;
  readonly error: string | undefined;
  readonly onChange: ((change: { age?: number | undefined; sex?: Sex; relationship?: Relationship }) => void) | null;
  readonly onRemove: (() => void) | null;
}

function RelationshipField({ row }: { readonly row: PersonRow }) {
  const t = useTexts(editorTexts);
  const { relationship, onChange, name, whose } = row;
  if (!relationship || whose === null) return null;
  const { chosen, options, error } = relationship;
  return (
    <SelectField
      label={<TextWith text={t('relationshipOf', { whose })} elements={{ relationship: t('relationship') }} around="sr-only" />}
      name={`${name}.parentesco`}
      error={error}
      className="grow max-lg:order-last max-lg:basis-full lg:min-w-36 lg:basis-36"
      {...(onChange
        ? {
            value: chosen,
            onChange: (event) => {
              const option = options.find((candidate) => candidate.relationship === event.currentTarget.value);
              if (option) onChange({ relationship: option.relationship });
            },
          }
        : { defaultValue: chosen })}
    >
      {options.map((option) => (
        // A choice that is closed is not sent: what was chosen stays.
        <option
          key={option.relationship}
          value={option.relationship}
          disabled={option.isDisabled && option.relationship !== chosen}
        >
          {t(`option.${relationshipKeys[option.relationship]}`)}
        </option>
      ))}
    </SelectField>
  );
}

/** A row of the editor: sex, age, relationship and the way out. */
export function ProfileEditorPerson({ row }: { readonly row: PersonRow }) {
  const { name, title, whose, sex, error, onChange, onRemove } = row;
  const t = useTexts(editorTexts);
  return (
    <fieldset className={rowClass} data-person={name}>
      <legend className="float-left w-full pb-2 font-semibold max-lg:pr-9">{title}</legend>
      <div className="clear-both flex flex-wrap items-end gap-3">
        <SegmentedControl
          showsLabel
          label={
            whose === null ? t('ownSex') : <TextWith text={t('sexOf', { whose })} elements={{ sex: t('sex') }} around="sr-only" />
          }
          name={`${name}.sexo`}
          choices={sexes.map((value) => ({ value, label: t(sexKeys[value]) }))}
          value={sex}
          {...(onChange ? { onChange: (chosen: Sex) => onChange({ sex: chosen }) } : {})}
        />
        <AgeField {...{ name, whose, error }} age={row.age} onChange={onChange && ((age) => onChange({ age }))} />
        <RelationshipField row={row} />
        {onChange && <input type="hidden" name={`${name}.presente`} value="1" />}
        {onRemove && whose !== null && <RemoveRow name={t('removePerson', { whose })} onRemove={onRemove} />}
        <RowError name={name} error={error} />
      </div>
    </fieldset>
  );
}
