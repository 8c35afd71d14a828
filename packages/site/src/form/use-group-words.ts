import type { AnswerPlace, FormDefinition } from '@cotejo/core/forms';
import type { KeyOf } from '../texts/texts.ts';
import { useTexts } from '../texts/use-texts.ts';
import { groupTexts, rowTexts } from './group-texts.ts';

interface GroupWords {
  readonly title: string;
  /** Of the row of that number, from 1. */
  readonly row: (number: number) => string;
  readonly add: string;
}

const rowsOf = {
  cargas: 'cargas',
  mascota: 'mascota',
  pasajeros: 'passenger',
  fld_passenger_quantity: 'passenger',
} as const satisfies Record<string, string>;

function isOf<Table extends object>(table: Table, name: string): name is keyof Table & string {
  return Object.hasOwn(table, name);
}

/** A name as a definition writes it, in words: 'datos_empresa' is 'Datos empresa'. */
export function nameInWords(name: string): string {
  const words = name.replace(/^grp-/, '').replace(/^fld_/, '').replaceAll(/[_-]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function isGroup(name: string): name is KeyOf<typeof groupTexts.es> {
  return isOf(groupTexts.es, name);
}

/** What the groups of a form and their rows are called. */
export function useWordsOfGroups(): (name: string) => GroupWords {
  const [tGroup, tRow] = [useTexts(groupTexts), useTexts(rowTexts)];
  return (name) => {
    const title = isGroup(name) ? tGroup(name) : nameInWords(name);
    const kind = isOf(rowsOf, name) ? rowsOf[name] : 'other';
    return { title, row: (number) => tRow(`row.${kind}`, { group: title, number }), add: tRow(`add.${kind}`) };
  };
}

/** What the group of a form and its rows are called. */
export function useGroupWords(name: string): GroupWords {
  return useWordsOfGroups()(name);
}

/** A field by its label, in rows by its row, 'Edad (Pasajero 2)', and by its group where others are called the same: 'Edad (Tu pareja)'. */
export function useFieldWords({ fields }: Pick<FormDefinition, 'fields'>): ({ field, row }: AnswerPlace) => string {
  const wordsOf = useWordsOfGroups();
  return ({ field, row }) => {
    const { label, group } = field;
    if (group === null) return label;
    const { row: rowWords, title } = wordsOf(group);
    if (row !== null) return `${label} (${rowWords(row + 1)})`;
    return fields.some((other) => other.label === label && other.group !== group) ? `${label} (${title})` : label;
  };
}
