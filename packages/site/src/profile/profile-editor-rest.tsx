import type { RegionAnswer } from '@cotejo/contract/catalogue';
import type { Money } from '@cotejo/core/money';
import type { HouseholdDraft } from '@cotejo/core/people';
import { SelectField } from '@cotejo/ui/field';
import { useEdition } from '../edition-context.ts';
import { useTexts } from '../texts/use-texts.ts';
import { MoneyField } from './money-field.tsx';
import type { ProfileLine } from './profile-line.ts';
import { errorOf } from './field-error.ts';
import type { QuestionGroupProps } from './profile-questions.ts';
import { editorTexts } from './editor-texts.ts';

function withIncome(draft: HouseholdDraft, index: number, income: Money | null): HouseholdDraft {
  return {
    ...draft,
    contributors: draft.contributors.map((person, position) => (position === index ? { ...person, income } : person)),
  };
}

/** Monthly take-home pay of each contributor; without script also that of a partner to come. */
export function IncomeQuestions({ draft, errors, onChange }: QuestionGroupProps) {
  const t = useTexts(editorTexts);
  const contributors = onChange ? draft.contributors : [draft.contributors[0] ?? {}, draft.contributors[1] ?? {}];
  return contributors.map((person, index) => (
    <MoneyField
      key={index}
      name={`cotizante.${index}.ingreso`}
      label={t(index === 0 ? 'income' : 'partnerIncome')}
      hint={index === 0 ? t('incomeHint') : undefined}
      amount={person.income}
      error={errorOf(errors, `cotizante.${index}.ingreso`)}
      onChange={onChange && ((income) => onChange(withIncome(draft, index, income)))}
    />
  ));
}

/** More regions than this are told apart by what stands before their comma, the state. */
const longList = 60;

interface RegionGroup {
  readonly name: string;
  readonly regions: readonly RegionAnswer[];
}

/** 'Alaska, zona 2' under 'Alaska'; a name without comma, or a short list, under nothing. */
export function regionGroups(regions: readonly RegionAnswer[]): readonly RegionGroup[] {
  const groups = new Map<string, RegionAnswer[]>();
  for (const region of regions) {
    const [state = ''] = regions.length > longList ? region.stateName.split(',') : [''];
    groups.set(state, [...(groups.get(state) ?? []), region]);
  }
  return [...groups].map(([name, members]) => ({ name, regions: members }));
}

function RegionOptions({ regions }: { readonly regions: readonly RegionAnswer[] }) {
  return regions.map(({ stateCode, stateName }) => (
    <option key={stateCode} value={stateCode}>
      {stateName}
    </option>
  ));
}

interface RegionFieldProps {
  readonly line: ProfileLine;
  readonly regionCode: string | null | undefined;
  readonly error: string | undefined;
  readonly onChange: ((regionCode: string | null) => void) | null;
}

/** Region, in the order of the comparator: from north to south in Chile; a long list stands in groups. */
export function RegionField({ line, regionCode, error, onChange }: RegionFieldProps) {
  const t = useTexts(editorTexts);
  const { regionLabel } = useEdition();
  const groups = regionGroups(line.regions);
  return (
    <SelectField
      label={regionLabel}
      hint={line.regionIsRequired ? t('regionRequired', { region: regionLabel }) : t('regionHint')}
      error={error}
      name="region"
      autoComplete="address-level1"
      {...(onChange
        ? { value: regionCode ?? '', onChange: (event) => onChange(event.currentTarget.value || null) }
        : { defaultValue: regionCode ?? '' })}
    >
      <option value="">{t('chooseRegion')}</option>
      {groups.map((group) =>
        group.name === '' || group.regions.length < 2 ? (
          <RegionOptions key={group.name} regions={group.regions} />
        ) : (
          <optgroup key={group.name} label={group.name}>
            <RegionOptions regions={group.regions} />
          </optgroup>
        ),
      )}
    </SelectField>
  );
}
