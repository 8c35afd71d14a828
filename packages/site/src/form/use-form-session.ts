import type { Transport } from '@cotejo/contract/client';
import {
  answerAt,
  answerKey,
  answerPlaces,
  answersFromEntries,
  changeAnswer,
  initialAnswers,
  laidOver,
  visibleKeys,
  type FormAnswers,
  type FormDefinition,
  type FormSetting,
} from '@cotejo/core/forms';
import { useEffect, useEffectEvent, useState, useSyncExternalStore, type RefObject } from 'react';
import { useEdition } from '../edition-context.ts';
import { useTransport } from '../person-check/use-person-proof.ts';
import { useBeforeScript } from '../use-before-script.ts';
import { formDraft } from './form-draft.ts';
import type { ReturnedForm } from './returned-form.ts';
import { useLastMoment } from './use-last-moment.ts';
import { openSession, type FormFaults, type FormSession, type SettledForm } from './form-session.ts';

interface SessionOfForm {
  readonly definition: FormDefinition;
  readonly setting: FormSetting;
  readonly check: (answers: FormAnswers) => FormFaults;
  readonly returned: ReturnedForm | null;
  /** Answers that are known already, over the form's defaults; null: none. */
  readonly known: FormAnswers | null;
  /** Name that the half-filled form is kept under; null: it is not kept. */
  readonly draft: string | null;
  readonly form: RefObject<HTMLFormElement | null>;
}

const noAnswers: FormAnswers = { values: {}, rows: {} };

/** What was typed into the form as the server wrote it, laid over other answers; null: nothing was. */
function typedEarly({ definition, setting }: SessionOfForm, begun: FormAnswers, form: HTMLFormElement) {
  const early = answersFromEntries(definition, new FormData(form));
  const shown = visibleKeys(definition, begun, setting);
  const typed = answerPlaces(definition, begun).filter(
    (place) => shown.has(answerKey(place)) && answerAt(early, place) !== answerAt(begun, place),
  );
  if (typed.length === 0) return null;
  return (over: FormAnswers): FormAnswers =>
    typed.reduce((answers, place) => changeAnswer(definition, answers, { ...place, value: answerAt(early, place) }), over);
}

/**
 * The session of a form: what came back unsent, else the draft of this tab with what was typed before script ran over it, else
 * what is known already, over its defaults.
 */
export function useFormSession(settings: SessionOfForm): { readonly session: FormSession; readonly form: SettledForm } {
  const { definition, check, returned, known, draft: name, form } = settings;
  const edition = useEdition();
  const { brand } = edition;
  const [{ session, draft }] = useState(() => {
    const kept = name === null ? null : formDraft(brand.code, name);
    const base = initialAnswers(definition, known ?? undefined);
    const start = returned ?? { answers: base, faults: {}, isConfirmed: false };
    return {
      draft: kept,
      session: openSession({ definition, check, base, start, keep: (own) => kept?.write(definition, own) }),
    };
  });
  const settled = useSyncExternalStore(session.subscribe, session.settled, () => session.begun);
  useBeforeScript(
    () => form.current && typedEarly(settings, session.begun.answers, form.current),
    () => undefined,
    (early) => {
      const kept = returned ? null : (draft?.read() ?? null);
      if (early === null && kept === null) return;
      const base = kept === null ? session.begun.answers : initialAnswers(definition, laidOver(known ?? noAnswers, kept));
      session.replace(early?.(base) ?? base);
    },
  );
  useEffect(() => session.beginWith(initialAnswers(definition, known ?? undefined)), [session, definition, known]);
  useLastMoment(session.rest);
  useEffect(() => {
    if (returned && returned.answers !== session.begun.answers)
      session.refuse(returned.answers, returned.faults, returned.firstShown);
  }, [returned, session]);
  const transport = useTransport();
  const suggestCountry = useEffectEvent((way: Transport) => {
    if (!definition.fields.some(({ control }) => control === 'country' || control === 'phonePrefix')) return;
    const isVisited = (key: string) => session.settled().left.has(key) || document.activeElement?.id.endsWith(`-${key}`) === true;
    // Without connection everybody chooses for themselves.
    import('./fill-country.ts').then(
      (part) => part.fillCountry({ definition, session, edition, transport: way, isVisited }),
      () => undefined,
    );
  });
  useEffect(() => {
    if (transport !== null) suggestCountry(transport);
  }, [transport]);
  return { session, form: settled };
}
