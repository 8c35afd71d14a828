/** Texts by key: `{{name}}` stands for a value, `_one` and `_other` at a key's end for its plural, which `count` chooses. */
export type TextTable = Readonly<Record<string, string>>;
/** A key as it is asked for: a plural one without its form. */
export type TextKey<Table extends TextTable> = {
  [Key in keyof Table & string]: Key extends `${infer Stem}_${'one' | 'other'}` ? Stem : Key;
}[keyof Table & string];
export type SayValues = Readonly<Record<string, string | number>>;

/** Gives a text of a table in some language, with its values. */
export type Say<Table extends TextTable> = (key: TextKey<Table>, values?: SayValues) => string;

/**
 * Speaks a table in Spanish, as the API and mail do; pages speak the same table in their own language. Throws Error for a
 * text or a value that is missing (a bug).
 */
export function sayInSpanish<Table extends TextTable>(table: Table): Say<Table> {
  return (key, values = {}) => {
    const text = table[key] ?? table[`${key}_${values['count'] === 1 ? 'one' : 'other'}`];
    if (text === undefined) throw new Error(`there is no text ${key}`);
    return text.replaceAll(/\{\{(\w+)\}\}/g, (_placeholder, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`the text ${key} needs ${name}`);
      return String(value);
    });
  };
}

/** How a language joins the items of a sentence: 'a, b y c', and 'e' before the sound i: 'exámenes e imágenes'. */
export const listTexts = { and: 'y', andBeforeI: 'e' } as const;

/** 'a', 'a y b', 'a, b y c'. */
export function listInWords(words: readonly string[], say: Say<typeof listTexts>): string {
  const last = words.at(-1) ?? '';
  const joint = say(/^h?i/i.test(last) ? 'andBeforeI' : 'and');
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${joint} ${last}`;
}
