import { campaignNames } from '@cotejo/core/campaign-names';

/** True where another site or a campaign led to a page; `referrer` is '' where nothing did. */
export function comesFromElsewhere(referrer: string, { origin, search }: Pick<Location, 'origin' | 'search'>): boolean {
  const isLed = referrer !== '' && !`${referrer}/`.startsWith(`${origin}/`);
  return isLed || [...new URLSearchParams(search).keys()].some((name) => campaignNames.test(name));
}
