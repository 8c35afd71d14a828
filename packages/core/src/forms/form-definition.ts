import { maximumDependants, maximumFamily } from '../people/household.ts';

/** How a field is answered; which element draws it follows from this alone. */
export const formControls = [
  'text',
  'number',
  'email',
  'tel',
  'password',
  'date',
  'textarea',
  'select',
  'radio',
  'checkbox',
  'phonePrefix',
  'country',
] as const;
export type FormControl = (typeof formControls)[number];

/** Shared lists that options can come from, by the name that a definition calls them with (decision 0271). */
export const formLists = [
  'regions',
  'countries',
  'phonePrefixes',
  'nationalities',
  'eps',
  'workSectors',
  'workTypes',
  'breeds',
  'insurers',
] as const;
export type FormListName = (typeof formLists)[number];

/** What is drawn around a group: nothing, the box or sheet of B §2.4, or its fields side by side. */
export const formWrappers = ['box', 'inline'] as const;
export type FormWrapper = (typeof formWrappers)[number];

/** How an answer is written while it is typed. Digits are cut to a length: ages to three (B5-35, B9-05), employees to six (B5-15). */
export type FormMask =
  | { readonly kind: 'digits'; readonly most: number }
  /** `most`: digits; absent: as many as are exact. */
  | { readonly kind: 'integer'; readonly most?: number }
  | { readonly kind: 'money' | 'rut' | 'date' | 'phone' };

/** What a new answer does to others of its row or, outside of rows, of the form. */
export type ChangeAction =
  /** The other field is emptied. */
  | { readonly kind: 'clear'; readonly field: string }
  /** The other field offers only options whose group is the answer; an answer that it offers no more is emptied. */
  | { readonly kind: 'narrow'; readonly field: string };

export interface FormOption {
  readonly value: string;
  readonly label: string;
  /** What it stands under: sector of a kind of work, species of a breed; null: under nothing. */
  readonly group: string | null;
}

export interface FormField {
  /** Letters, digits and underscores; unlike every other field's of the form. */
  readonly name: string;
  readonly label: string;
  readonly placeholder: string | null;
  /** What is said beside the field, and again where its pattern is broken (B5-22). */
  readonly helper: string | null;
  readonly icon: string | null;
  readonly mask: FormMask | null;
  readonly isRequired: boolean;
  /** Regular expression of JavaScript that the whole answer matches. */
  readonly pattern: string | null;
  readonly defaultValue: string | null;
  /** What can be chosen; null: the answer is free. */
  readonly options: readonly FormOption[] | null;
  readonly list: FormListName | null;
  readonly group: string | null;
  readonly groupClass: string | null;
  readonly className: string | null;
  readonly wrapper: FormWrapper | null;
  /** Its group is repeated in rows. */
  readonly isMultiple: boolean;
  /** The field is hidden while this is true (decision 0270). */
  readonly hideExpression: string | null;
  readonly changeActions: readonly ChangeAction[];
  readonly control: FormControl;
}

export interface FormDefinition {
  readonly fields: readonly FormField[];
  /** The most rows of each group that is repeated (B9-02). */
  readonly maximumRows: number;
  /** Path of our module that checks the answers as a whole (decision 28); null: none. */
  readonly validationScript: string | null;
  /** The hash that the module has to have; null: nothing vouches for it, and it is not run. */
  readonly validationScriptIntegrity: string | null;
}

/** The most rows of a group where its definition says nothing (B9-02). */
export const defaultMaximumRows = maximumDependants;

/** Groups that may have no row: a visitor without cargas is one (decision 25). */
const groupsFromNone: readonly string[] = ['cargas'];

/** The fewest rows of a group that is repeated: one (B9-03), and none of cargas. */
export function minimumRowsOf(group: string): number {
  return groupsFromNone.includes(group) ? 0 : 1;
}

/** The most rows of a group that are taken over: of passengers a whole family that is known, though no ninth is added (B9-02). */
export function mostRowsOf(group: string, { maximumRows }: Pick<FormDefinition, 'maximumRows'>): number {
  return group === 'fld_passenger_quantity' ? Math.max(maximumRows, maximumFamily) : maximumRows;
}

/** A part of a form, in its order: a field of its own, or all fields of a group where the first of them stands. */
export type FormSection =
  | { readonly kind: 'field'; readonly field: FormField }
  | {
      readonly kind: 'group';
      readonly name: string;
      readonly fields: readonly FormField[];
      /** The first that one of its fields names. */
      readonly wrapper: FormWrapper | null;
      readonly groupClass: string | null;
      /** Null: it is not repeated. */
      readonly rows: { readonly minimum: number; readonly maximum: number } | null;
    };

/** Sections of a form in the order of its fields. */
export function sectionsOf({ fields, maximumRows }: FormDefinition): readonly FormSection[] {
  const named = new Set<string>();
  return fields.flatMap((field): FormSection[] => {
    const { group } = field;
    if (group === null) return [{ kind: 'field', field }];
    if (named.has(group)) return [];
    named.add(group);
    const own = fields.filter((other) => other.group === group);
    return [
      {
        kind: 'group',
        name: group,
        fields: own,
        wrapper: own.find(({ wrapper }) => wrapper !== null)?.wrapper ?? null,
        groupClass: own.find(({ groupClass }) => groupClass !== null)?.groupClass ?? null,
        rows: field.isMultiple ? { minimum: minimumRowsOf(group), maximum: maximumRows } : null,
      },
    ];
  });
}

/** Name of the group in whose rows a field stands; null: it is answered once. */
export function rowGroupOf({ group, isMultiple }: FormField): string | null {
  return isMultiple ? group : null;
}

/** Groups that are repeated, in the order of the form. */
export function rowGroupsOf({ fields }: FormDefinition): readonly string[] {
  return [...new Set(fields.map(rowGroupOf).filter((group) => group !== null))];
}

/** Fields that stand in the rows of a group. */
export function fieldsInRows({ fields }: FormDefinition, group: string): readonly FormField[] {
  return fields.filter((field) => rowGroupOf(field) === group);
}
