import { sexes } from '@cotejo/core/people';
import { sexKeys } from '../profile/person-options.ts';
import { useTexts } from '../texts/use-texts.ts';
import { startTexts } from './texts.ts';

/** The choices of a select that asks a person's sex. */
export function SexOptions() {
  const t = useTexts(startTexts);
  return (
    <>
      <option value="">{t('choose')}</option>
      {sexes.toReversed().map((sex) => (
        <option key={sex} value={sex}>
          {t(sexKeys[sex])}
        </option>
      ))}
    </>
  );
}
