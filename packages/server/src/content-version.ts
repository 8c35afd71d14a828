import type { PlainDate } from '@cotejo/core/dates';
import type { EditionId } from '@cotejo/core/editions';
import type { CatalogueMemory } from './features/catalogue/catalogue-memory.ts';

interface Said {
  readonly parts: readonly unknown[];
  readonly text: string;
}

function isSame(known: readonly unknown[], parts: readonly unknown[]): boolean {
  return known.every((part, index) => part === parts[index]);
}

/**
 * Tells the version of an edition's content on a day: it changes whenever an answer or a page may be another one, by
 * catalogue, by the values of the day or by `changes`, which counts changes of content. Asked with every call, so the text
 * is made only when something did change.
 */
export function createContentVersion(
  memory: CatalogueMemory,
  changes: () => number,
): (edition: EditionId, today: PlainDate) => string {
  const said = new Map<EditionId, Said>();
  return (edition, today) => {
    const { version } = memory.snapshot(edition);
    const [uf, usd, utm] = [memory.uf(today), memory.usd(today), memory.utm(today)];
    const parts = [version, today, uf.date, uf.status, usd?.date, utm?.date, changes()];
    const known = said.get(edition);
    if (known && isSame(known.parts, parts)) return known.text;
    const text = parts.join('/');
    said.set(edition, { parts, text });
    return text;
  };
}
