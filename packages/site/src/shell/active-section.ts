/** Part of the screen's height above which a section counts as being read. */
const readingLine = 0.3;

/** Index of the section that is read: the last whose top is above the line, or else the first; -1 where there is none. */
export function sectionAt(tops: readonly number[], line: number): number {
  return Math.max(
    tops.findLastIndex((top) => top <= line),
    Math.min(0, tops.length - 1),
  );
}

/** Marks in a menu of a page's own sections the one that is read, while scrolling (C2-15), until `until` says stop. */
export function markActiveSection(menu: HTMLElement, until?: AbortSignal): void {
  if (until?.aborted) return;
  const entries = [...menu.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')].flatMap((link) => {
    const section = document.querySelector(`#${CSS.escape(decodeURIComponent(link.hash.slice(1)))}`);
    return section === null ? [] : [{ link, section }];
  });
  let isDue = false;

  function mark(): void {
    isDue = false;
    const tops = entries.map(({ section }) => section.getBoundingClientRect().top);
    const active = entries[sectionAt(tops, window.innerHeight * readingLine)];
    for (const { link } of entries) {
      if (link === active?.link) link.setAttribute('aria-current', 'location');
      else link.removeAttribute('aria-current');
    }
  }

  function markSoon(): void {
    if (isDue) return;
    isDue = true;
    requestAnimationFrame(mark);
  }
  addEventListener('scroll', markSoon, { passive: true, signal: until });
  addEventListener('resize', markSoon, { passive: true, signal: until });
  mark();
}
