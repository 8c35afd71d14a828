import type { ClinicAnswerItem, Item } from '@cotejo/contract/compare';
import { Icon } from '@cotejo/ui/icon';

/** What a product answers for a clinic, hospital care first (experience, promise 4). */
function ClinicLine({ clinic }: { readonly clinic: ClinicAnswerItem }) {
  const { answer, displayName, hospitalaria, ambulatoria } = clinic;
  if (answer === 'not-covered') {
    return (
      <li className="flex items-center gap-1.5 text-ink-2">
        <Icon name="close" className="size-4" />
        <span>
          <b className="font-bold">No cubre</b> {displayName}
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
          <b className="font-bold">No informado</b> en {displayName}
        </span>
      </li>
    );
  }
  return (
    <li className="flex items-center gap-1.5">
      <Icon name="check" className="size-4 text-best" />
      <span>
        <b className="font-bold text-best tabular">{percentage} %</b>
        {hospitalaria === null && ' ambulatoria'} en {displayName}
      </span>
    </li>
  );
}

/** The clinics that the visitor named, answered one by one, and how many there are in all. */
export function ResultClinics({ item, className }: { readonly item: Item; readonly className: string }) {
  return (
    <ul className={className}>
      {item.clinicAnswers.map((clinic) => (
        <ClinicLine key={clinic.organizationCode} clinic={clinic} />
      ))}
      <li className="text-ink-2">
        Centros de atención: <span className="tabular">{item.careCentreCount}</span>
      </li>
    </ul>
  );
}
