import type { AssignedRequest } from '@cotejo/contract/assigned-request';

interface LabelledRowsProps {
  readonly id: string;
  readonly title: string;
  readonly rows: AssignedRequest['summary'];
}

/** A part of a request: its title, and each label with its value below. Two rows may have one label, as forms may ask twice. */
export function LabelledRows({ id, title, rows }: LabelledRowsProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      <dl className="mt-3 grid gap-2.5">
        {rows.map(({ label, value }, place) => (
          <div key={`${place} ${label}`} className="grid gap-0.5 border-b border-line pb-2.5">
            <dt className="text-sm text-ink-2">{label}</dt>
            <dd className="font-semibold wrap-anywhere tabular">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
