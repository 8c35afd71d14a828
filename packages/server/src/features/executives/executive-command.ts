import type { HoursOfDay } from '@cotejo/core/contact-hours';
import { isPlainDate, type PlainDate } from '@cotejo/core/dates';
import type { EditionId } from '@cotejo/core/editions';
import { emailPattern } from '@cotejo/core/email';
import { recessReason, recessReasons, type RecessReasonId } from '@cotejo/core/recess';
import { namedIn, numberOf, readOptions, textOf, type Said } from '../../platform/command-options.ts';
import { StopReason } from '../../platform/stop-reason.ts';
import {
  changeIn,
  cutIn,
  editionIn,
  hoursIn,
  momentIn,
  type CalendarCut,
  type ExecutiveChange,
  type Moment,
} from './executive-options.ts';

export const usage = `Uso: npm run executives -- list [--edition <edición>]
     npm run executives -- show <correo>
     npm run executives -- set <correo> [--edition <edición>] [--first-names <…>] [--last-names <…>] [--phone <…>]
                              [--lines isapre,seguros] [--daily-limit <n>] [--charge <monto>] [--weight <n>]
                              [--calendar <https://…|no>] [--active sí|no]
     npm run executives -- recess <correo> --reason <motivo> [--from <AAAA-MM-DD>] [--until <AAAA-MM-DD>]
     npm run executives -- recess <correo> --end
     npm run executives -- hours <correo> "1-5 09:00-13:00;1-5 14:00-18:00" [--slot <min>] [--step <min>] [--before <min>]
                              [--after <min>] [--notice <min>] [--horizon <días>] [--zone <zona>]
     npm run executives -- hours <correo> --none
     npm run executives -- away <correo> --from <AAAA-MM-DD[THH:MM]> --to <AAAA-MM-DD[THH:MM]>
     npm run executives -- away <correo> --remove <número>
set cambia lo que se diga de un ejecutivo, o lo crea: uno nuevo necesita edición, nombres, teléfono, líneas, límite y cargo.
recess lo saca del reparto desde un día (sin --from, desde ya) hasta otro, ambos incluidos, o hasta que se termine.
hours dice cuándo se reúne con personas (1 es lunes); --none, que con nadie.
away dice cuándo no está, aparte de su receso; un día de término se cuenta entero.`;

export type ExecutiveTask =
  | { readonly kind: 'list'; readonly edition: EditionId | null }
  | { readonly kind: 'show'; readonly email: string }
  | { readonly kind: 'set'; readonly email: string; readonly change: ExecutiveChange }
  | {
      readonly kind: 'recess';
      readonly email: string;
      readonly reason: RecessReasonId;
      /** First and last day; null: at once, and until it is ended. */
      readonly from: PlainDate | null;
      readonly until: PlainDate | null;
    }
  | { readonly kind: 'recess-end'; readonly email: string }
  | { readonly kind: 'hours'; readonly email: string; readonly hours: readonly HoursOfDay[]; readonly cut: CalendarCut }
  | { readonly kind: 'hours-none'; readonly email: string }
  | { readonly kind: 'away'; readonly email: string; readonly from: Moment; readonly to: Moment }
  | { readonly kind: 'away-remove'; readonly email: string; readonly number: number };

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const options = {
  list: { edition: text },
  show: {},
  set: {
    edition: text,
    'first-names': text,
    'last-names': text,
    phone: text,
    lines: text,
    'daily-limit': text,
    charge: text,
    weight: text,
    calendar: text,
    active: text,
  },
  recess: { reason: text, from: text, until: text, end: flag },
  hours: { slot: text, step: text, before: text, after: text, notice: text, horizon: text, zone: text, none: flag },
  away: { from: text, to: text, remove: text },
} as const;
type Word = keyof typeof options;

function isWord(word: string | undefined): word is Word {
  return word !== undefined && Object.hasOwn(options, word);
}

/** What says something else beside an option would be lost in silence. */
function refuseBeside(option: string, said: Said, others: readonly string[]): void {
  const surplus = others.find((name) => name !== option && said[name] !== undefined);
  if (surplus !== undefined) throw new StopReason(`--${surplus} sobra junto a --${option}.`);
}

/** The day of an option; null: it was not said. */
function dayIn(said: Said, name: 'from' | 'until'): PlainDate | null {
  const day = textOf(said, name) ?? null;
  if (day !== null && !isPlainDate(day)) throw new StopReason(`--${name}: "${day}" no es un día como 2026-12-24.`);
  return day;
}

function recessIn(said: Said, email: string): ExecutiveTask {
  if (said['end'] === true) {
    refuseBeside('end', said, ['reason', 'from', 'until']);
    return { kind: 'recess-end', email };
  }
  const reason = namedIn(recessReasons, 'reason', textOf(said, 'reason'))?.id;
  if (reason === undefined) throw new StopReason('Falta --reason: por qué, o --end.');
  if (reason === recessReason.lowBalance)
    throw new StopReason('--reason: el saldo bajo lo ponen y lo quitan los movimientos de su cuenta (npm run ledger).');
  const [from, until] = [dayIn(said, 'from'), dayIn(said, 'until')];
  if (from !== null && until !== null && until < from) throw new StopReason(`--until: el ${until} es antes del ${from}.`);
  return { kind: 'recess', email, reason, from, until };
}

function taskOf(word: Exclude<Word, 'list'>, said: Said, [email, more]: readonly [string, string | undefined]): ExecutiveTask {
  switch (word) {
    case 'show':
      return { kind: 'show', email };
    case 'set':
      return { kind: 'set', email, change: changeIn(said) };
    case 'recess':
      return recessIn(said, email);
    case 'hours':
      return said['none'] === true
        ? { kind: 'hours-none', email }
        : { kind: 'hours', email, hours: hoursIn(more), cut: cutIn(said) };
    case 'away': {
      const number = numberOf(said, 'remove', [1, 999_999_999]);
      if (number !== undefined) {
        refuseBeside('remove', said, ['from', 'to']);
        return { kind: 'away-remove', email, number };
      }
      return { kind: 'away', email, from: momentIn(said, 'from'), to: momentIn(said, 'to') };
    }
  }
}

/** What the arguments ask for; null: they are none of the commands. Throws a StopReason that says in one line what is wrong with them. */
export function readExecutiveTask([word, ...rest]: readonly string[]): ExecutiveTask | null {
  if (!isWord(word)) return null;
  const { said, words } = readOptions(word, rest, options[word]);
  const [email, more, ...others] = words;
  const surplus = word === 'list' ? email : word === 'hours' ? others[0] : more;
  if (surplus !== undefined) throw new StopReason(`"${surplus}" sobra.`);
  if (word === 'list') return { kind: 'list', edition: editionIn(said) ?? null };
  if (email === undefined) throw new StopReason('Falta el correo del ejecutivo.');
  if (!emailPattern.test(email)) throw new StopReason(`"${email}" no es un correo.`);
  return taskOf(word, said, [email, more]);
}
