import { fragmentPaths } from '@cotejo/contract/paths/fragments';
import { editionCountries } from '@cotejo/core/editions';
import { memo } from 'react';
import { useHref } from 'react-router';
import { useEdition } from '../edition-context.ts';
import { useFrameFacts, type ScriptSettings } from './site-facts.ts';

/**
 * Tells the frame's script what it may do, and is where it shows what it asks of the visitor, one thing at a time: at the foot
 * of the screen and first in the order of keys. React leaves what stands there alone.
 */
const Place = memo(function Place(settings: ScriptSettings) {
  const { version, versionReloads, keepsOffline, asksToMeasure, offersCountries } = settings;
  const { id, brand, country, countryCode } = useEdition();
  return (
    <div
      className="page-strips"
      data-strips={useHref(fragmentPaths.strips)}
      data-abroad={offersCountries ? editionCountries.filter((code) => code !== countryCode).join(' ') : undefined}
      data-asks={asksToMeasure ? '' : undefined}
      data-keys={brand.code}
      data-edition={id}
      data-country={country}
      data-version={version}
      data-reloads={versionReloads ?? undefined}
      data-keeps={keepsOffline ? '' : undefined}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
});

/** The script's place; none where the frame could not be loaded. */
export function PageStrips() {
  const { script } = useFrameFacts();
  return script === null ? null : <Place {...script} />;
}
