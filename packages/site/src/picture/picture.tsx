import { isCrawler } from '@cotejo/core/crawlers';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useSpanishMark } from '../labels/use-spanish-mark.ts';
import { mayMove } from '../may-move.ts';
import { useTexts } from '../texts/use-texts.ts';
import { useHydrated } from '../use-hydrated.ts';
import { pictureSources } from './picture-sources.ts';
import { pictureTexts } from './texts.ts';

/** A picture is asked for this near to the screen, or to the box that it scrolls in, in pixels (B9-49). */
const nearMargin = 200;
const nearness: IntersectionObserverInit = { rootMargin: `${nearMargin}px`, scrollMargin: `${nearMargin}px` };
/** How long after it came it begins to appear (B9-48), and how long that takes, in milliseconds. */
const fade = { delay: 100, duration: 200, easing: 'ease-out', fill: 'backwards' } as const;

/** What the server wrote is left to the browser, so that it is there without script; crawlers wait for nothing (B9-57). */
function useIsNear(place: RefObject<Element | null>): boolean {
  const isHydrated = useHydrated();
  const [isNear, setIsNear] = useState(() => !isHydrated || isCrawler(navigator.userAgent));
  useEffect(() => {
    if (isNear || place.current === null) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
    }, nearness);
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear, place]);
  return isNear;
}

interface PictureProps {
  readonly src: string;
  /** Empty: it says nothing that the text beside it does not, and its place is left out where it cannot be had. */
  readonly alt: string;
  readonly width?: number;
  readonly height?: number;
  /** Says its size, so that its place is kept while nothing is there. */
  readonly className: string;
}

type ImageProps = PictureProps & { readonly webp: string | null; readonly onFail: () => void };

function Image({ webp, alt, onFail, ...shown }: ImageProps) {
  const spanish = useSpanishMark();
  const image = useRef<HTMLImageElement>(null);
  const isLate = useRef(false);
  useEffect(() => {
    const { complete = false, naturalWidth = 0 } = image.current ?? {};
    isLate.current = !complete;
    // It failed before script came; a drawing without a size of its own has no width either.
    if (complete && naturalWidth === 0 && !shown.src.endsWith('.svg')) onFail();
  }, [onFail, shown.src]);
  return (
    <picture className="contents">
      {webp !== null && <source type="image/webp" srcSet={webp} />}
      <img
        {...spanish}
        {...shown}
        alt={alt}
        ref={image}
        loading="lazy"
        onError={onFail}
        onLoad={({ currentTarget }) => {
          if (isLate.current && mayMove()) currentTarget.animate([{ opacity: 0 }, { opacity: 1 }], fade);
        }}
      />
    </picture>
  );
}

/** A picture of ours in the best form that there is, or 'Imagen no encontrada' in its place (B7-39, B8-25). Key it by its path. */
export function Picture(shown: PictureProps) {
  const { src, alt, className } = shown;
  const t = useTexts(pictureTexts);
  const place = useRef<HTMLSpanElement>(null);
  const isNear = useIsNear(place);
  const [failures, setFailures] = useState(0);
  const fail = useCallback(() => setFailures((known) => Math.max(known, failures + 1)), [failures]);
  const source = pictureSources(src)[failures];
  if (source === undefined) {
    const ground = 'grid place-content-center bg-surface-3 p-2 text-center text-sm text-ink-2';
    return alt === '' ? null : <span className={`${ground} ${className}`}>{t('missing')}</span>;
  }
  if (!isNear) return <span ref={place} className={`block ${className}`} />;
  return <Image {...shown} key={failures} webp={source.webp} onFail={fail} />;
}
