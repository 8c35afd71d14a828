import type { Edition } from '@cotejo/core/editions';
import { minimumDigitsOf } from '@cotejo/core/phone-prefix';
import { useEffect, useState } from 'react';
import { useEdition } from '../edition-context.ts';
import { useTransport } from '../person-check/use-person-proof.ts';

type TypedPhone = Pick<Edition['phone'], 'prefix' | 'minimumDigits'>;

/** What a telephone typed without prefix is of: the edition's country, and where the visitor is once that is told (B7-25). */
export function useVisitorPhone(): TypedPhone {
  const edition = useEdition();
  const transport = useTransport();
  const [prefix, setPrefix] = useState<string | null>(null);
  useEffect(() => {
    if (transport === null) return;
    import('./default-country.ts')
      .then((part) => part.prefixOfVisitor(edition, transport))
      // Without connection it stays that of the edition.
      .then(setPrefix, () => undefined);
  }, [edition, transport]);
  return prefix === null ? edition.phone : { prefix, minimumDigits: minimumDigitsOf(prefix) };
}
