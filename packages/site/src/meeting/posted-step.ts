import { isTimeZone } from '@cotejo/core/zoned-time';

/** A step as the page's forms post it. */
export type PostedStep =
  | { readonly step: 'agendar' | 'cambiar'; readonly startsAt: string; readonly zone: string | null; readonly key: string }
  | { readonly step: 'confirmar' | 'cancelar'; readonly key: string };

const shortestKey = 8;
const keyBytes = 16;

/** A key with which a step is taken once however often it is sent; a browser makes one without https as well. */
export function newStepKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(keyBytes));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Reads what a form of the page posted; null: it was none of them. */
export function postedStep(form: FormData): PostedStep | null {
  const textOf = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const [step, startsAt, zone, given] = [textOf('paso'), textOf('inicio'), textOf('zona'), textOf('clave')];
  const key = given.length < shortestKey ? newStepKey() : given;
  if (step === 'confirmar' || step === 'cancelar') return { step, key };
  if ((step !== 'agendar' && step !== 'cambiar') || Number.isNaN(Date.parse(startsAt))) return null;
  return { step, startsAt, zone: isTimeZone(zone) ? zone : null, key };
}
