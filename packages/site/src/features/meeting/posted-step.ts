import { isTimeZone } from '@cotejo/core/zoned-time';

/** A step as the page's forms post it. */
export type PostedStep =
  | { readonly step: 'agendar' | 'cambiar'; readonly startsAt: string; readonly zone: string | null; readonly key: string }
  | { readonly step: 'confirmar' | 'cancelar'; readonly key: string };

const shortestKey = 8;

/** Reads what a form of the page posted; null: it was none of them. */
export function postedStep(form: FormData): PostedStep | null {
  const textOf = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const [step, startsAt, zone, given] = [textOf('paso'), textOf('inicio'), textOf('zona'), textOf('clave')];
  const key = given.length < shortestKey ? crypto.randomUUID() : given;
  if (step === 'confirmar' || step === 'cancelar') return { step, key };
  if ((step !== 'agendar' && step !== 'cambiar') || Number.isNaN(Date.parse(startsAt))) return null;
  return { step, startsAt, zone: isTimeZone(zone) ? zone : null, key };
}
