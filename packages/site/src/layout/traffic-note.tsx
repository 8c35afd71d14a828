import { memo } from 'react';
import { useEdition } from '../edition-context.ts';
import { referralKey } from '../storage/referral-key.ts';
import { useTexts } from '../texts/use-texts.ts';
import { layoutTexts } from './texts.ts';

/** Stands for the adviser's name in the text that the shell script fills in. */
const nameMark = '{}';

/**
 * Who sent the visitor, or that the visitor is of the house (A2.1-13). Only the browser knows: the shell script fills it in,
 * and React leaves what stands there alone.
 */
export const TrafficNote = memo(function TrafficNote() {
  const t = useTexts(layoutTexts);
  const { brand } = useEdition();
  return (
    <p
      hidden
      data-traffic
      data-referral-key={referralKey(brand.code)}
      data-referred={t('recommendedBy', { name: nameMark })}
      data-internal={t('internalTraffic')}
      className="traffic-note"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
});
