import { isReserved } from '@cotejo/contract/params';
import { pathSegment } from '@cotejo/core/path-segment';

/** 'Clínica Dávila Vespucio' to 'Clinica-Davila-Vespucio', unlike any segment taken before and any reserved word. */
export function urlSegment(name: string, taken: Set<string>, reserved: readonly string[] = []): string {
  const plain = pathSegment(name);
  const segment = plain === '' ? 'plan' : plain;
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? segment : `${segment}-${number}`;
    if (taken.has(candidate) || isReserved(candidate, reserved)) continue;
    taken.add(candidate);
    return candidate;
  }
}
