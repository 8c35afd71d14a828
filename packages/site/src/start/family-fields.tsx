import { maximumDependants, relationships } from '@cotejo/core/people';
import { SelectField, TextField } from '@cotejo/ui/field';
import { faultTexts } from '../profile/fault-texts.ts';
import { relationshipKeys } from '../profile/person-options.ts';
import { useTexts } from '../texts/use-texts.ts';
import { SexOptions } from './sex-options.tsx';
import { startTexts } from './texts.ts';

interface FieldsProps {
  readonly fields: Readonly<Record<string, string>>;
}

interface FamilyFieldsProps extends FieldsProps {
  readonly asksIncome: boolean;
}

/** Three fields in a row; the last one takes a row of its own where there is less room, and each where letters are large. */
const rowClass =
  'gap-2.5 @[13rem]:grid-cols-[4.5rem_1fr] @[13rem]:*:last:col-span-2 @few:grid-cols-[3.5rem_1.25fr_1.4fr] @few:*:last:col-span-1';
const ageInput = { inputMode: 'numeric', pattern: '[0-9]{1,3}', maxLength: 3, autoComplete: 'off' } as const;

function PartnerFields({ fields, asksIncome }: FamilyFieldsProps) {
  const t = useTexts(startTexts);
  const wrongAge = useTexts(faultTexts)('ageWrong');
  return (
    <fieldset className="@container min-w-0">
      <legend className="mb-2 font-bold">{t('partner')}</legend>
      <div className={`grid ${rowClass}`}>
        <TextField
          label={t('age')}
          name="cotizante.1.edad"
          defaultValue={fields['cotizante.1.edad']}
          data-wrong={wrongAge}
          {...ageInput}
        />
        <SelectField label={t('sex')} name="cotizante.1.sexo" defaultValue={fields['cotizante.1.sexo']}>
          <SexOptions />
        </SelectField>
        {asksIncome && (
          <TextField
            label={t('partnerIncome')}
            name="cotizante.1.ingreso"
            defaultValue={fields['cotizante.1.ingreso']}
            inputMode="numeric"
            maxLength={16}
            autoComplete="off"
            placeholder={t('ifContributing')}
          />
        )}
      </div>
    </fieldset>
  );
}

function DependantFields({ fields, index }: FieldsProps & { readonly index: number }) {
  const t = useTexts(startTexts);
  const wrongAge = useTexts(faultTexts)('ageWrong');
  const row = `cargas.${index}`;
  return (
    <div className={`dependant-row ${rowClass}`}>
      {/* The blank placeholder tells the style sheet whether the row is filled, and with that whether the next one shows. */}
      <TextField
        label={t('age')}
        name={`${row}.edad`}
        defaultValue={fields[`${row}.edad`]}
        placeholder=" "
        data-wrong={wrongAge}
        {...ageInput}
      />
      <SelectField label={t('sex')} name={`${row}.sexo`} defaultValue={fields[`${row}.sexo`]}>
        <SexOptions />
      </SelectField>
      <SelectField label={t('relationship')} name={`${row}.parentesco`} defaultValue={fields[`${row}.parentesco`]}>
        {relationships.map((relationship) => (
          <option key={relationship} value={relationship}>
            {t(`relationship.${relationshipKeys[relationship]}`)}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

/** Partner and cargas. A row whose age is left blank is nobody; each filled row brings up the next. */
export function FamilyFields({ fields, asksIncome }: FamilyFieldsProps) {
  const t = useTexts(startTexts);
  return (
    <div className="grid gap-5 pt-1 pb-4">
      <PartnerFields fields={fields} asksIncome={asksIncome} />
      <fieldset className="@container min-w-0">
        <legend className="mb-2 font-bold">{t('dependants')}</legend>
        <div className="grid gap-3">
          {Array.from({ length: maximumDependants }, (_, index) => (
            <DependantFields key={index} fields={fields} index={index} />
          ))}
        </div>
      </fieldset>
    </div>
  );
}
