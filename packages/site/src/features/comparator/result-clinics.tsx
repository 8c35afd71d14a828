import type { ClinicAnswerItem } from '@cotejo/contract/compare';
import { Icon } from '@cotejo/ui/icon';
import { priceTexts } from '../../price/texts.ts';
import { TextWith } from '../../texts/text-with.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { resultTexts } from './card-texts.ts';
import type { ListedItem } from './listed-item.ts';

/** What a product answers for a clinic, hospital care first (experience, promise 4). */
function ClinicLine({ clinic }: { readonly clinic: ClinicAnswerItem }) {
  const t = useTexts(resultTexts);
  const tPrice = useTexts(priceTexts);
  const { answer, displayName, hospitalaria, ambulatoria } = clinic;
  if (answer === 'not-covered') {
    return (
      <li className="flex items-center gap-1.5 text-ink-2">
        <Icon name="close" className="size-4" />
        <span>
          <TextWith text={t('notCovered')} elements={{ clinic: displayName }} around="font-bold" />
        </span>
      </li>
    );
  }
  const percentage = hospitalaria ?? ambulatoria;
  if (answer === 'unknown' || percentage === null) {
    return (
      <li className="flex items-center gap-1.5 text-ink-2">
        <Icon name="info" className="size-4" />
        <span>
          <TextWith
            text={t('unknownAt', { clinic: displayName })}
            elements={{ answer: <b className="font-bold">{tPrice('notStated')}</b> }}
          />
        </span>
      </li>
    );
  }
  return (
    <li className="flex items-center gap-1.5">
      <Icon name="check" className="size-4 text-best" />
      <span>
        <TextWith
          text={t(hospitalaria === null ? 'coversAmbulatoryAt' : 'coversAt', { clinic: displayName })}
          elements={{ percentage: <b className="font-bold text-best tabular">{tPrice('percent', { value: percentage })}</b> }}
        />
      </span>
    </li>
  );
}

/** The clinics that the visitor named, answered one by one, and how many there are in all; nothing where none is told. */
export function ResultClinics({ item }: { readonly item: ListedItem }) {
  const t = useTexts(resultTexts);
  const { clinicAnswers, careCentreCount } = item;
  if (clinicAnswers.length === 0 && careCentreCount === 0) return null;
  return (
    <ul className="result-clinics">
      {clinicAnswers.map((clinic) => (
        <ClinicLine key={clinic.organizationCode} clinic={clinic} />
      ))}
      {careCentreCount > 0 && <li className="w-full text-ink-2 tabular">{t('careCentres', { number: careCentreCount })}</li>}
    </ul>
  );
}
