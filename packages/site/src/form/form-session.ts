import {
  addRow,
  answerAt,
  answerKey,
  answersBut,
  changeAnswer,
  dropRow,
  laidOver,
  type AnswerPlace,
  type FormAnswers,
  type FormDefinition,
} from '@cotejo/core/forms';

/** What is wrong with an answer, by the key that it is posted under. */
export type FormFaults = Readonly<Record<string, string>>;

/** How long a field rests after a key before it counts as said, in milliseconds (B9-06, B9-07). */
export const settleDelays = { input: 300, password: 500 } as const;

/** A form as it stands once what was typed has come to rest. */
export interface SettledForm {
  readonly answers: FormAnswers;
  /** Everything that is wrong, whether it is shown already or not. */
  readonly faults: FormFaults;
  /** Keys of fields that were left with something in them: theirs are shown. */
  readonly left: ReadonlySet<string>;
  /** It was sent once: all faults are shown, but for those of `firstShown`. */
  readonly isConfirmed: boolean;
  /** Keys of what nobody had seen when it was sent: until it is sent again, nothing is wrong with them. */
  readonly firstShown: readonly string[];
}

interface SessionSettings {
  readonly definition: FormDefinition;
  readonly check: (answers: FormAnswers) => FormFaults;
  /** What the form begins with by itself: what is answered otherwise is the visitor's. */
  readonly base: FormAnswers;
  readonly start: Omit<SettledForm, 'left' | 'firstShown'> & Partial<Pick<SettledForm, 'firstShown'>>;
  /** Told of what the visitor answered once it came to rest, to be kept. */
  readonly keep: (own: FormAnswers) => void;
}

interface Typing {
  readonly place: AnswerPlace;
  readonly text: string;
  readonly timer: ReturnType<typeof setTimeout>;
}

/** One form while it is filled in. */
export interface FormSession {
  readonly subscribe: (listener: () => void) => () => void;
  readonly settled: () => SettledForm;
  /** How it began: what the server wrote. */
  readonly begun: SettledForm;
  /** What stands in a field now, at rest or not. */
  readonly textAt: (place: AnswerPlace) => string;
  /** A key was pressed: the text is shown at once and counts once it rests. */
  readonly type: (place: AnswerPlace, text: string) => void;
  /** Something was chosen, which counts at once. */
  readonly choose: (place: AnswerPlace, value: string) => void;
  readonly leave: (place: AnswerPlace) => void;
  /** Counts all that was typed, at once: the page may be gone before it would have come to rest. */
  readonly rest: () => void;
  readonly addRow: (group: string) => void;
  /** The last row, where no index is given. */
  readonly dropRow: (group: string, index?: number) => void;
  /** Other answers in place of those that are there: a draft, or what was typed before script ran. */
  readonly replace: (answers: FormAnswers) => void;
  /** Answers that nobody gave, where there were none: they stand in the form, and are kept as nobody's. */
  readonly suggest: (answers: FormAnswers) => void;
  /** Begins with other answers by itself, as when the profile is known later: what the visitor answered stays. */
  readonly beginWith: (base: FormAnswers) => void;
  /** What came back unsent, with what was found wrong. */
  readonly refuse: (answers: FormAnswers, faults: FormFaults, firstShown?: readonly string[]) => void;
  /** Counts all that was typed, and shows everything that is wrong; true when the form may go. */
  readonly confirm: () => boolean;
}

/** A password loses the spaces around (B5-27); of any other text they are the visitor's. */
function atRest({ place, text }: Typing): string {
  return place.field.control === 'password' ? text.trim() : text;
}

/** Opens a form: state that knows nothing of how it is drawn. */
export function openSession({ definition, check, base: first, start, keep }: SessionSettings): FormSession {
  const begun: SettledForm = { firstShown: [], ...start, left: new Set() };
  let base = first;
  let hints: FormAnswers = { values: {}, rows: {} };
  let current = begun;
  const typing = new Map<string, Typing>();
  const listeners = new Set<() => void>();
  const tell = (): void => {
    for (const listener of listeners) listener();
  };

  function stop(key: string): void {
    clearTimeout(typing.get(key)?.timer);
    typing.delete(key);
  }

  function set(answers: FormAnswers, change: Partial<SettledForm> = {}): void {
    current = { ...current, answers, faults: check(answers), ...change };
    keep(answersBut(base, answers));
    tell();
  }

  /** The answers with everything that still rests. */
  function drained(): FormAnswers {
    let { answers } = current;
    for (const [key, typed] of typing) {
      answers = changeAnswer(definition, answers, { ...typed.place, value: atRest(typed) });
      stop(key);
    }
    return answers;
  }

  function settle(key: string): void {
    const typed = typing.get(key);
    if (!typed) return;
    stop(key);
    set(changeAnswer(definition, current.answers, { ...typed.place, value: atRest(typed) }));
  }

  return {
    begun,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    settled: () => current,
    textAt: (place) => typing.get(answerKey(place))?.text ?? answerAt(current.answers, place),
    type: (place, text) => {
      const key = answerKey(place);
      stop(key);
      const delay = place.field.control === 'password' ? settleDelays.password : settleDelays.input;
      typing.set(key, { place, text, timer: setTimeout(() => settle(key), delay) });
      tell();
    },
    choose: (place, value) => {
      stop(answerKey(place));
      set(changeAnswer(definition, drained(), { ...place, value }));
    },
    leave: (place) => {
      const key = answerKey(place);
      settle(key);
      if (current.left.has(key) || answerAt(current.answers, place) === '') return;
      current = { ...current, left: new Set([...current.left, key]) };
      tell();
    },
    rest: () => {
      if (typing.size > 0) set(drained());
    },
    addRow: (group) => set(addRow(definition, drained(), group)),
    dropRow: (group, index) => set(dropRow(drained(), group, index), { left: leftBut(current.left, group) }),
    replace: (answers) => {
      for (const key of typing.keys()) stop(key);
      set(answers);
    },
    suggest: (answers) => {
      hints = answersBut(current.answers, answers);
      base = laidOver(base, hints);
      current = { ...current, answers, faults: check(answers) };
      tell();
    },
    beginWith: (known) => {
      const next = withHints(known, hints);
      if (JSON.stringify(next) === JSON.stringify(base)) return;
      const own = answersBut(base, current.answers);
      base = next;
      set(laidOver(next, own));
    },
    refuse: (answers, faults, firstShown = []) => {
      for (const key of typing.keys()) stop(key);
      set(answers, { faults: { ...faults, ...check(answers) }, isConfirmed: true, firstShown });
    },
    confirm: () => {
      set(drained(), { isConfirmed: true, firstShown: [] });
      return Object.keys(current.faults).length === 0;
    },
  };
}

/** What was suggested, where nothing is known; in rows it is not suggested again. */
function withHints(known: FormAnswers, hints: FormAnswers): FormAnswers {
  const open = Object.entries(hints.values).filter(([name]) => (known.values[name] ?? '') === '');
  return laidOver(known, { values: Object.fromEntries(open), rows: {} });
}

/** Rows move up where one is dropped: what was left in them is not known any more. */
function leftBut(left: ReadonlySet<string>, group: string): ReadonlySet<string> {
  return new Set([...left].filter((key) => !key.startsWith(`${group}.`)));
}
