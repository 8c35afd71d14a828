import { createBrowserClient } from '@cotejo/contract/browser-client';
import { laterCalls } from '@cotejo/contract/later-calls';
import type { LaterEndpoints } from '@cotejo/contract/later-endpoints';
import { isWithinHours, type OpeningHours } from '@cotejo/core/opening-hours';
import { Icon } from '@cotejo/ui/icon';
import { useEffect, useMemo, useState } from 'react';
import { useEdition } from '../../edition-context.ts';
import { useTransport } from '../../person-check/use-person-proof.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { forcesRefresh } from '../../traffic/forces-refresh.ts';
import { helpTexts } from './help-texts.ts';

/** How often the clock is looked at: who opens or closes is seen within it. */
const clockStep = 30_000;

/** Hours of those who answer, of the edition's zone; of the visitor's where the edition has none (decision 4). */
function useHours(): OpeningHours | null {
  const { timeZone } = useEdition();
  const transport = useTransport();
  const [hours, setHours] = useState<OpeningHours | null>(null);
  useEffect(() => {
    if (transport === null) return undefined;
    let isGone = false;
    const client = createBrowserClient<LaterEndpoints>(laterCalls, transport, { headers: {}, forcesRefresh });
    void client.getChatAvailability({}).then((answer) => {
      if (isGone || !answer.ok) return;
      const zone = timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
      setHours({ ...answer.value.data, timeZone: zone });
    });
    return () => {
      isGone = true;
    };
  }, [transport, timeZone]);
  return hours;
}

function useIsOpen(): boolean {
  const hours = useHours();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), clockStep);
    return () => clearInterval(timer);
  }, []);
  // A list is rendered with each click on a filter; the clock is looked at when it has moved.
  return useMemo(() => hours !== null && isWithinHours(hours, now), [hours, now]);
}

/** Phone of who answers: its sign alone on phones (A2.3-30 to A2.3-32, A2.3-37). */
export function HelpCall() {
  const t = useTexts(helpTexts);
  const { supportPhone } = useEdition().brand;
  return (
    <a
      href={`tel:${supportPhone.replace(/[^\d+]/g, '')}`}
      className="flex size-11 items-center justify-center gap-2 rounded-control border border-control bg-surface text-action no-underline hover:bg-surface-2 lg:w-auto lg:border-0 lg:bg-transparent lg:hover:underline"
    >
      <Icon name="phone" />
      <span className="sr-only lg:not-sr-only">
        <b className="font-semibold">{t('help')}</b> <span className="tabular">{t('call', { phone: supportPhone })}</span>
      </span>
    </a>
  );
}

/** The help link while somebody answers, and nothing at any other time (A2.3-33). */
export function HelpLink() {
  return useIsOpen() ? <HelpCall /> : null;
}
