import { sexLabels } from '../profile/person-words.ts';

/** The choices of a select that asks a person's sex. */
export function SexOptions() {
  return (
    <>
      <option value="">Elige</option>
      {Object.entries(sexLabels).map(([sex, label]) => (
        <option key={sex} value={sex}>
          {label}
        </option>
      ))}
    </>
  );
}
