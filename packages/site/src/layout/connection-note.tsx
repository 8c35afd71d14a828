import { memo } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { layoutTexts } from './texts.ts';

/** Where the frame's script says that the connection is gone or came back; React leaves what stands there alone. */
export const ConnectionNote = memo(function ConnectionNote() {
  const t = useTexts(layoutTexts);
  return (
    <p
      role="status"
      data-connection
      data-offline={t('offline')}
      data-online={t('online')}
      className="connection-note"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
});
