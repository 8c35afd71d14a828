const roles = [
  'surface',
  'surface-2',
  'surface-3',
  'ink',
  'ink-2',
  'line',
  'line-2',
  'control',
  'action',
  'action-strong',
  'action-soft',
  'action-line',
  'action-ink',
  'best',
  'best-soft',
  'best-line',
  'warm',
  'warm-soft',
  'danger',
  'danger-soft',
  'star',
];

const sizes = ['text-sm', 'text-base', 'text-lg', 'text-xl', 'text-2xl', 'text-3xl'];

/** The roles as colours and the sizes of text, as the chosen brand has them. */
export function RolesTable() {
  return (
    <div className="grid gap-5">
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-3">
        {roles.map((role) => (
          <li key={role} className="text-sm">
            <span className="block h-12 rounded-control border border-line" style={{ backgroundColor: `var(--color-${role})` }} />
            {role}
          </li>
        ))}
      </ul>
      <ul className="flex flex-wrap items-baseline gap-x-6 gap-y-2">
        {sizes.map((size) => (
          <li key={size} className={`${size} font-bold tracking-tight`}>
            {size}
          </li>
        ))}
      </ul>
    </div>
  );
}
