import { Icon } from '@cotejo/ui/icon';
import { useEffect, useRef } from 'react';
import { useEdition } from '../edition-context.ts';
import { momentIn } from '../meeting/meeting-moment.ts';
import { useLanguage, useTexts } from '../texts/use-texts.ts';
import { sentTexts } from './texts.ts';

interface SentNoteProps {
  /** When the very same was received before (ISO 8601), and its mail went; null: it is new. */
  readonly receivedBefore: string | null;
  /** Stands in place of the usual one (B8-06). */
  readonly text?: string | undefined;
}

/** The banner of a request that went (B8-04, B8-05), which takes the focus. Of one that went before it promises no mail: none goes. */
export function SentNote({ receivedBefore, text }: SentNoteProps) {
  const t = useTexts(sentTexts);
  const note = useRef<HTMLDivElement>(null);
  const { timeZone } = useEdition();
  const language = useLanguage();
  useEffect(() => {
    note.current?.focus();
  }, []);
  const before = receivedBefore === null ? null : momentIn(receivedBefore, timeZone ?? 'UTC', language);
  return (
    <div ref={note} tabIndex={-1} role="status" className="outline-none">
      <p className="flex items-center gap-2 font-semibold text-best">
        <Icon name="check" />
        {t(before === null ? 'sent' : 'receivedBefore')}
      </p>
      <p className="mt-1">{before === null ? (text ?? t('sentText')) : t('receivedBeforeText', before)}</p>
    </div>
  );
}
