import { maximumDependants } from '@cotejo/core/people';
import { SelectField, TextField } from '@cotejo/ui/field';
import { relationshipLabels } from '../profile/person-words.ts';
import { SexOptions } from './sex-options.tsx';

interface FieldsProps {
  readonly fields: Readonly<Record<string, string>>;
}

interface FamilyFieldsProps extends FieldsProps {
  readonly asksIncome: boolean;
}

/** Three fields in a row; on the narrowest screens the last one takes a row of its own. */
const rowClass = 'grid-cols-[4.5rem_1fr] gap-2.5 *:last:col-span-2 xs:grid-cols-[4.5rem_1fr_1.4fr] xs:*:last:col-span-1';
const ageInput = { inputMode: 'numeric', pattern: '[0-9]{1,3}', maxLength: 3, autoComplete: 'off' } as const;

function PartnerFields({ fields, asksIncome }: FamilyFieldsProps) {
  return (
    <fieldset>
      <legend className="mb-2 font-bold">Tu pareja</legend>
      <div className={`grid ${rowClass}`}>
        <TextField label="Edad" name="cotizante.1.edad" defaultValue={fields['cotizante.1.edad']} {...ageInput} />
        <SelectField label="Sexo" name="cotizante.1.sexo" defaultValue={fields['cotizante.1.sexo']}>
          <SexOptions />
        </SelectField>
        {asksIncome && (
          <TextField
            label="Su renta"
            name="cotizante.1.ingreso"
            defaultValue={fields['cotizante.1.ingreso']}
            inputMode="numeric"
            maxLength={16}
            autoComplete="off"
            placeholder="Si cotiza"
          />
        )}
      </div>
    </fieldset>
  );
}

function DependantFields({ fields, index }: FieldsProps & { readonly index: number }) {
  const row = `cargas.${index}`;
  return (
    <div className={`dependant-row ${rowClass}`}>
      {/* The blank placeholder tells the style sheet whether the row is filled, and with that whether the next one shows. */}
      <TextField label="Edad" name={`${row}.edad`} defaultValue={fields[`${row}.edad`]} placeholder=" " {...ageInput} />
      <SelectField label="Sexo" name={`${row}.sexo`} defaultValue={fields[`${row}.sexo`]}>
        <SexOptions />
      </SelectField>
      <SelectField label="Parentesco" name={`${row}.parentesco`} defaultValue={fields[`${row}.parentesco`]}>
        {Object.entries(relationshipLabels).map(([relationship, label]) => (
          <option key={relationship} value={relationship}>
            {label}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

/** Partner and cargas. A row whose age is left blank is nobody; each filled row brings up the next. */
export function FamilyFields({ fields, asksIncome }: FamilyFieldsProps) {
  return (
    <div className="grid gap-5 pt-1 pb-4">
      <PartnerFields fields={fields} asksIncome={asksIncome} />
      <fieldset>
        <legend className="mb-2 font-bold">Tus cargas</legend>
        <div className="grid gap-3">
          {Array.from({ length: maximumDependants }, (_, index) => (
            <DependantFields key={index} fields={fields} index={index} />
          ))}
        </div>
      </fieldset>
    </div>
  );
}
