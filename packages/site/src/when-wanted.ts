import { whenIdle } from './when-idle.ts';

/** What a visitor does first with a page: touches it, moves to something by key, turns to a field. */
const firstSigns = ['pointerdown', 'keydown', 'focusin'] as const;
/** Of a visitor who looks around, before anything is chosen. */
const usedSigns = [...firstSigns, 'scroll', 'pointermove'] as const;
/** Who stays that long, in milliseconds, is about to use the page. */
const longEnough = 6000;

type Place = Pick<Window, 'addEventListener' | 'removeEventListener'>;

/** Browsers tell of a pointer that rests where a page was laid out below it, as if it had moved there. */
function rests(event: Event): boolean {
  return 'movementX' in event && event.movementX === 0 && 'movementY' in event && event.movementY === 0;
}

/** Resolves with the first of some signs, or when `otherwise` tells, whatever comes first. */
async function firstOf(place: Place, signs: readonly string[], otherwise: (tell: () => void) => void): Promise<void> {
  return new Promise((done) => {
    const tell = (): void => {
      for (const sign of signs) place.removeEventListener(sign, hear, true);
      done();
    };
    const hear = (event: Event): void => {
      if (event.type !== 'pointermove' || !rests(event)) tell();
    };
    for (const sign of signs) place.addEventListener(sign, hear, { capture: true, passive: true });
    otherwise(tell);
  });
}

/** Resolves once the browser has nothing urgent to do, or as soon as the visitor turns to the page. */
export async function whenWanted(place: Place): Promise<void> {
  return firstOf(place, firstSigns, whenIdle);
}

/** Resolves once the visitor moves about on the page, or has stayed a while: for what costs more than a first look is worth. */
export async function whenUsed(place: Place): Promise<void> {
  return firstOf(place, usedSigns, (tell) => setTimeout(tell, longEnough));
}
