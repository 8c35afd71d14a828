import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { foldText } from '@cotejo/core/text';
import { StopReason } from './stop-reason.ts';

/** What was said of each option. */
export type Said = Readonly<Record<string, unknown>>;

interface Named {
  readonly id: number;
  readonly name: string;
}

/** The options and words of a command. Throws a StopReason for an option that it has not, or one without its value. */
export function readOptions(
  command: string,
  rest: readonly string[],
  options: ParseArgsOptionsConfig,
): { readonly said: Said; readonly words: readonly string[] } {
  try {
    const { values, positionals } = parseArgs({ args: [...rest], options, allowPositionals: true });
    return { said: values, words: positionals };
  } catch (error) {
    const option = rest.find((each) => each.startsWith('--')) ?? '';
    const code = error instanceof Error && 'code' in error ? error.code : '';
    const why =
      code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE' ? 'a una opción le falta su valor' : `${command} no tiene esa opción`;
    throw new StopReason(`${option}: ${why}.`);
  }
}

/** The text of an option; undefined: it was not said. Throws a StopReason for an empty one. */
export function textOf(said: Said, name: string): string | undefined {
  const value = said[name];
  if (typeof value !== 'string') return undefined;
  if (value.trim() === '') throw new StopReason(`--${name}: falta su valor.`);
  return value.trim();
}

/** The row of a number or a name; undefined: it was not named. Throws a StopReason for what is neither. */
export function namedIn<Row extends Named>(rows: readonly Row[], option: string, said: string | undefined): Row | undefined {
  if (said === undefined) return undefined;
  const row = rows.find(({ id, name }) => String(id) === said.trim() || foldText(name) === foldText(said));
  if (!row)
    throw new StopReason(`--${option}: no conozco "${said}". Hay: ${rows.map(({ id, name }) => `${id} ${name}`).join(', ')}.`);
  return row;
}

/** The whole number of an option from `least` to `most`; undefined: it was not said. Throws a StopReason for any other. */
export function numberOf(said: Said, name: string, [least, most]: readonly [number, number]): number | undefined {
  const text = textOf(said, name);
  if (text === undefined) return undefined;
  const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (!(number >= least && number <= most))
    throw new StopReason(`--${name}: "${text}" no es un número entero de ${least} a ${most}.`);
  return number;
}
