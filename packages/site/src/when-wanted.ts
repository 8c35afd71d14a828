import { whenIdle } from './when-idle.ts';

/** What a visitor does first with a page: touches it, moves to something by key, turns to a field. */
const signs = ['pointerdown', 'keydown', 'focusin'] as const;

/** Resolves once the browser has nothing urgent to do, or as soon as the visitor turns to the page. */
export async function whenWanted(place: Pick<Window, 'addEventListener' | 'removeEventListener'>): Promise<void> {
  return new Promise((done) => {
    const tell = (): void => {
      for (const sign of signs) place.removeEventListener(sign, tell, true);
      done();
    };
    for (const sign of signs) place.addEventListener(sign, tell, { capture: true, passive: true });
    whenIdle(tell);
  });
}
