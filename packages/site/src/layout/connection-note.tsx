import { fragmentPaths } from '@cotejo/contract/paths/fragments';
import { memo } from 'react';
import { useLocation } from 'react-router';
import { useTexts } from '../texts/use-texts.ts';
import { layoutTexts } from './texts.ts';

/**
 * Where the frame's script says that the connection is gone or came back, and the page's that it has a newer version, or is not whole;
 * React leaves what stands there alone.
 */
export const ConnectionNote = memo(function ConnectionNote() {
  const t = useTexts(layoutTexts);
  // That page is there because the one wanted is not kept.
  const isAnother = useLocation().pathname === fragmentPaths.offline;
  return (
    <p
      role="status"
      data-connection
      data-offline={t(isAnother ? 'offlineHere' : 'offline')}
      data-online={t('online')}
      data-gone={t('gone')}
      data-broken={t('broken')}
      data-reload={t('reload')}
      className="connection-note"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
});
