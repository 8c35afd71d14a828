import { startTransition, useEffect, useEffectEvent, useOptimistic, type KeyboardEvent } from 'react';

interface AnswerAhead<Answer, Said extends Answer> {
  /** What the field shows: what was typed last. */
  readonly shown: Answer;
  /** A key was pressed. */
  readonly say: (answer: Said) => void;
  /** Goes to the field: no other answer is given, and nothing is sent or closed, before the form has this one. */
  readonly catchUp: { readonly onBlur: () => void; readonly onKeyDown: (event: Pick<KeyboardEvent, 'key'>) => void };
}

/** Keys that the form around a field hears, too. */
const heardAround: ReadonlySet<string> = new Set(['Enter', 'Escape', 'Tab']);

/**
 * An answer that is typed: each key shows in its field at once, and the form around, which is drawn anew as a whole, follows when
 * there is time for it, at the latest when the field is left. `onChange`: takes it into the form; null where no script runs.
 */
export function useAnswerAhead<Answer, Said extends Answer>(
  answer: Answer,
  onChange: ((answer: Said) => void) | null,
): AnswerAhead<Answer, Said> {
  const [ahead, setAhead] = useOptimistic<{ readonly said: Said } | null>(null);
  const follow = (): void => {
    // Other fields change the form as they know it, so that what is still to come must be in it before them.
    if (ahead) onChange?.(ahead.said);
  };
  const followPress = useEffectEvent(follow);
  const isAhead = ahead !== null;
  // A press on a button takes the focus from no field of a phone by Apple.
  useEffect(() => {
    if (!isAhead) return undefined;
    const press = (): void => followPress();
    addEventListener('pointerdown', press, true);
    return () => removeEventListener('pointerdown', press, true);
  }, [isAhead]);
  return {
    shown: ahead ? ahead.said : answer,
    say: (said) =>
      startTransition(() => {
        setAhead({ said });
        onChange?.(said);
      }),
    catchUp: { onBlur: follow, onKeyDown: ({ key }) => (heardAround.has(key) ? follow() : undefined) },
  };
}
