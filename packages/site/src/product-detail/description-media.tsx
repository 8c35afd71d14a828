import type { ProductDetail } from '@cotejo/contract/catalogue';
import type { InsuredKind } from '@cotejo/contract/compare';
import { Disclosure } from '@cotejo/ui/disclosure';
import { useState, type MouseEvent, type ReactNode } from 'react';
import { useSpanishMark } from '../labels/use-spanish-mark.ts';
import { Picture } from '../picture/picture.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { productTexts } from './texts.ts';

type Presentation = ProductDetail['presentation'];

const playerOrigin = 'https://www.youtube-nocookie.com';
/** How long a description is filmed, in seconds: the player stops there (B9-41). */
const videoSeconds = 60;
const frameClass = 'aspect-video w-full overflow-hidden rounded-control border border-line';

type Film = NonNullable<Presentation['video']>;

/** A video at YouTube, in a player that keeps no cookies until its visitor plays it. */
function YoutubePlayer({ id, title }: { readonly id: string; readonly title: string }) {
  const spanish = useSpanishMark();
  return (
    <iframe
      {...spanish}
      src={`${playerOrigin}/embed/${id}?autoplay=1&end=${videoSeconds}&rel=0`}
      title={title}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
      className={frameClass}
    />
  );
}

/** A file of this site, silent until its visitor asks for sound; its text says what it shows. */
function FilePlayer({ url, title }: { readonly url: string; readonly title: string }) {
  const spanish = useSpanishMark();
  return (
    <video
      {...spanish}
      src={`${url}#t=0,${videoSeconds}`}
      aria-label={title}
      controls
      autoPlay
      muted
      playsInline
      className={`${frameClass} bg-surface-2`}
    />
  );
}

function addressOf(video: Film): string {
  return video.kind === 'file' ? video.url : `https://www.youtube.com/watch?v=${video.id}`;
}

/** A still until it is pressed: nothing is asked for before, of no house of videos either. Without script it is a link there. */
function Video({ video }: { readonly video: Film }) {
  const t = useTexts(productTexts);
  const spanish = useSpanishMark();
  const [isPlaying, setIsPlaying] = useState(false);
  if (isPlaying) return video.kind === 'file' ? <FilePlayer {...video} /> : <YoutubePlayer {...video} />;
  const play = (event: MouseEvent): void => {
    event.preventDefault();
    setIsPlaying(true);
  };
  return (
    <a
      href={addressOf(video)}
      rel="noreferrer"
      onClick={play}
      className={`${frameClass} grid place-content-center justify-items-center gap-2 bg-action-soft p-4 text-center text-action-strong no-underline hover:bg-surface-3`}
    >
      <svg viewBox="0 0 48 48" aria-hidden="true" className="size-12 text-action">
        <circle cx="24" cy="24" r="23" fill="currentColor" />
        <path d="M19 15v18l15-9z" className="fill-action-ink" />
      </svg>
      <b {...spanish} className="font-semibold">
        {video.title}
      </b>
      <span className="text-sm text-ink-2">
        {video.kind === 'file' ? t('playOwnVideo') : t('playVideo', { seconds: videoSeconds })}
      </span>
    </a>
  );
}

/** What a video of ours shows, for who does not see it. */
function VideoText({ text }: { readonly text: string }) {
  const t = useTexts(productTexts);
  const spanish = useSpanishMark();
  return (
    <Disclosure look="text" summary={t('videoText')} className="mt-1 text-sm">
      <p {...spanish} className="text-ink-2">
        {text}
      </p>
    </Disclosure>
  );
}

interface DescriptionMediaProps {
  readonly presentation: Presentation;
  readonly insures: InsuredKind;
  /** The general description. */
  readonly children: ReactNode;
}

/** The general description beside its picture, or the drawing of who is insured, and the video where there is one (B2.11-19, B2.11-20). */
export function DescriptionMedia({ presentation: { video, image }, insures, children }: DescriptionMediaProps) {
  return (
    <>
      <div className="gap-6 sm:flex sm:flex-row-reverse sm:items-start sm:justify-between">
        {image === null ? (
          <div aria-hidden="true" data-banner={insures} className="drawing" />
        ) : (
          <Picture
            key={image.url}
            src={image.url}
            alt={image.text}
            width={320}
            height={200}
            className="mb-2 aspect-8/5 w-40 shrink-0 rounded-control object-contain"
          />
        )}
        {children}
      </div>
      {video !== null && (
        <div className="mt-3.5 lg:max-w-text">
          <Video video={video} />
          {video.kind === 'file' && video.text !== '' && <VideoText text={video.text} />}
        </div>
      )}
    </>
  );
}
