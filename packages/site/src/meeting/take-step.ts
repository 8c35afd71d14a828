import type { CallFailure, ServerApiClient } from '@cotejo/contract/client';
import type { Language } from '@cotejo/core/editions';
import type { PostedStep } from './posted-step.ts';

/** What became of a step: taken; its hour is free no more; the meeting stands otherwise by now; or nothing could tell. */
export type StepOutcome = 'taken' | 'hour-gone' | 'otherwise' | 'failed';

const status = { notFound: 404, conflict: 409, gone: 410 } as const;

function outcomeOf(failure: CallFailure, { step }: PostedStep): StepOutcome {
  if (failure.kind !== 'problem') return 'failed';
  const { status: told } = failure.problem;
  if (told === status.gone) return step === 'agendar' || step === 'cambiar' ? 'hour-gone' : 'otherwise';
  return told === status.conflict || told === status.notFound ? 'otherwise' : 'failed';
}

/** Takes a posted step through the API, which takes each key's once. */
export async function takeStep(
  api: Pick<ServerApiClient, 'bookMeeting' | 'changeMeeting'>,
  { token, step, language }: { readonly token: string; readonly step: PostedStep; readonly language: Language },
): Promise<StepOutcome> {
  const call = { params: { token }, headers: { 'idempotency-key': step.key } };
  if (step.step === 'agendar') {
    const body = { startsAt: step.startsAt, visitorTimeZone: step.zone, language };
    const answer = await api.bookMeeting({ ...call, body });
    return answer.ok ? 'taken' : outcomeOf(answer.error, step);
  }
  const answer =
    step.step === 'cambiar'
      ? await api.changeMeeting({ ...call, body: { change: 'move', startsAt: step.startsAt } })
      : await api.changeMeeting({ ...call, body: { change: step.step === 'confirmar' ? 'confirm' : 'cancel' } });
  return answer.ok ? 'taken' : outcomeOf(answer.error, step);
}
