/** Primitives by what they are for, in the order of the page. */
const groups = {
  Acciones: ['button', 'text-link', 'chip', 'segmented-control', 'tabs', 'pagination'],
  Formularios: ['field', 'money-input', 'select', 'check-field', 'choice-tiles'],
  'Lo que se abre': ['dialog', 'sheet', 'popover', 'term', 'disclosure'],
  Contenido: ['card', 'price', 'table', 'star-banner', 'badge', 'mark', 'icon'],
  Estados: ['notice', 'toast', 'empty-state', 'error-state', 'progress', 'skeleton'],
} as const satisfies Record<string, readonly string[]>;

export interface Group {
  readonly title: string;
  /** Names of primitives, as their files have them. */
  readonly names: readonly string[];
}

/** The groups with the primitives that exist; what nobody has put into one comes last. */
export function groupsOf(names: readonly string[]): readonly Group[] {
  const known: readonly string[] = Object.values(groups).flat();
  const rest = names.filter((name) => !known.includes(name));
  return [...Object.entries(groups), ['Sin grupo', rest] as const]
    .map(([title, own]) => ({ title, names: own.filter((name: string) => names.includes(name)) }))
    .filter((group) => group.names.length > 0);
}
