import type { ComparatorAnswer } from '@cotejo/contract/catalogue';
import { comparatorHref } from '@cotejo/contract/paths';
import { formatMoney } from '@cotejo/core/money-format';
import { mainComparator } from '@cotejo/core/main-comparator';
import { moneyOf } from '@cotejo/core/money';
import { Button } from '@cotejo/ui/button';
import { Disclosure } from '@cotejo/ui/disclosure';
import { FieldError, SelectField, TextField } from '@cotejo/ui/field';
import { useHref } from 'react-router';
import { useEdition } from '../edition-context.ts';
import { faultTexts } from '../profile/fault-texts.ts';
import { useTexts } from '../texts/use-texts.ts';
import { FamilyFields } from './family-fields.tsx';
import { familyMarks } from './family-marks.ts';
import { nameInSentence } from './name-in-sentence.ts';
import { secondComparator } from './second-comparator.ts';
import { SexOptions } from './sex-options.tsx';
import { startTexts } from './texts.ts';

interface ProfileEntryProps {
  readonly comparators: readonly ComparatorAnswer[];
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * The family in one form; nothing where no comparator takes a family. It posts to the comparator, so it needs no script; fields as
 * profile-form-data.ts reads them. With script it begins with the family of this browser, and says itself what is missing (0391).
 */
export function ProfileEntry({ comparators, fields }: ProfileEntryProps) {
  const edition = useEdition();
  const [t, tFault] = [useTexts(startTexts), useTexts(faultTexts)];
  const { exampleProfile, regions, regionLabel, mainComparatorUrl } = edition;
  const main = mainComparator(comparators, edition);
  const second = secondComparator(comparators, main);
  const action = useHref(comparatorHref(main?.url ?? mainComparatorUrl));
  const secondAction = useHref(comparatorHref(second?.url ?? mainComparatorUrl));
  if (main === null && comparators.some(({ productCount }) => productCount > 0)) return null;
  // Without the comparators the form is the edition's own.
  const asksIncome = main ? main.questions.includes('income') : exampleProfile.income !== null;
  const asksRegion = regions.length > 0 && (main?.questions.includes('region') ?? true);
  const exampleIncome =
    exampleProfile.income === null ? undefined : formatMoney(moneyOf(exampleProfile.income, edition.currency, 'month'), edition);
  const hasFamily = Object.keys(fields).some((name) => name.startsWith('cotizante.1') || name.startsWith('cargas'));
  return (
    <form
      method="post"
      action={action}
      aria-labelledby="para-quien"
      data-own-errors
      {...(Object.keys(fields).length === 0 ? familyMarks(comparators, main, edition) : {})}
      className="rounded-card border border-line bg-surface p-4.5 lg:px-6.5 lg:pt-6 lg:pb-6.5 max-sm:[&_select]:pr-8 max-sm:[&_select]:pl-2.5"
    >
      <h2 id="para-quien" className="mb-3.5 text-lg">
        {t('whoFor')}
      </h2>
      <p hidden data-kept-note className="-mt-2 mb-3.5 text-sm text-ink-2">
        {t('kept')}
      </p>
      <p role="alert" data-says={t('checkMarked')} className="mb-3 font-semibold text-danger empty:hidden" />
      <template>
        <FieldError />
      </template>
      <input type="hidden" name="intent" value="profile" />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(max(8rem,40%),100%),1fr))] items-end gap-3 has-[[aria-invalid=true]]:items-start">
        <TextField
          label={t('yourAge')}
          name="cotizante.0.edad"
          defaultValue={fields['cotizante.0.edad']}
          inputMode="numeric"
          pattern="[0-9]{1,3}"
          maxLength={3}
          required
          autoComplete="off"
          placeholder={t('ageExample')}
          data-missing={tFault('age.visitor')}
          data-wrong={tFault('ageWrong')}
        />
        <SelectField
          label={t('sex')}
          name="cotizante.0.sexo"
          defaultValue={fields['cotizante.0.sexo']}
          required
          autoComplete="sex"
          data-missing={t('sexMissing')}
        >
          <SexOptions />
        </SelectField>
        {asksIncome && (
          <TextField
            label={t('income')}
            name="cotizante.0.ingreso"
            defaultValue={fields['cotizante.0.ingreso']}
            inputMode="numeric"
            maxLength={16}
            autoComplete="off"
            placeholder={exampleIncome && t('incomeExample', { income: exampleIncome })}
          />
        )}
        {asksRegion && (
          <SelectField label={regionLabel} name="region" defaultValue={fields['region'] ?? ''}>
            <option value="">{t('choose')}</option>
            {regions.map((region) => (
              <option key={region.code} value={region.code}>
                {region.name}
              </option>
            ))}
          </SelectField>
        )}
      </div>
      <Disclosure look="add" className="mt-1" open={hasFamily || undefined} summary={t('addFamily')}>
        <FamilyFields fields={fields} asksIncome={asksIncome} />
      </Disclosure>
      <p className="mt-1 mb-4 text-sm text-ink-2">{t(asksIncome ? 'noContactIncome' : 'noContact')}</p>
      <div className="grid gap-2.5">
        <Button type="submit" size="large" wide>
          {main ? t('compareWhat', { what: nameInSentence(main) }) : t('compare')}
        </Button>
        {second && (
          <Button type="submit" look="outline" size="large" wide formAction={secondAction}>
            {t('compareWhat', { what: nameInSentence(second) })}
          </Button>
        )}
      </div>
    </form>
  );
}
