import { Icon } from '@cotejo/ui/icon';
import { useEffect, useRef } from 'react';
import { useEdition } from '../edition-context.ts';
import { useTexts } from '../texts/use-texts.ts';
import { clearDraft } from './request-draft.ts';
import { sentTexts } from './texts.ts';

/** The banner of a request that went (B8-04, B8-05), which takes the focus; `text` stands in place of the usual one (B8-06). */
export function SentNote({ text }: { readonly text?: string | undefined }) {
  const t = useTexts(sentTexts);
  const note = useRef<HTMLDivElement>(null);
  const { brand } = useEdition();
  useEffect(() => {
    clearDraft(brand.code);
    note.current?.focus();
  }, [brand.code]);
  return (
    <div ref={note} tabIndex={-1} role="status" className="outline-none">
      <p className="flex items-center gap-2 font-semibold text-best">
        <Icon name="check" />
        {t('sent')}
      </p>
      <p className="mt-1">{text ?? t('sentText')}</p>
    </div>
  );
}
