import { indicators, type Indicator } from '@cotejo/core/indicators';
import { z } from 'zod';
import { webAddress, type SettingDoc } from './setting.ts';

/** An address that publishes an indicator. The whole of it may hold a key: only its host is ever logged. */
export interface IndicatorSource {
  readonly indicator: Indicator;
  readonly url: string;
}

export interface IndicatorConfig {
  /** Where official values are read from; empty: nothing is fetched. */
  readonly indicatorSources: readonly IndicatorSource[];
}

export const indicatorDocs = [
  {
    name: 'UF_SOURCE_URL',
    default: null,
    doc: 'http(s):// address that the UF is read from twice a day: JSON with uf or valor, or a list of fecha and valor. Without it nothing is fetched',
    sensitive: true,
  },
  { name: 'UTM_SOURCE_URL', default: null, doc: 'The same for the UTM', sensitive: true },
  { name: 'USD_SOURCE_URL', default: null, doc: 'The same for the observed dollar', sensitive: true },
] as const satisfies readonly SettingDoc[];

export const indicatorSchemas = {
  UF_SOURCE_URL: webAddress.optional(),
  UTM_SOURCE_URL: webAddress.optional(),
  USD_SOURCE_URL: webAddress.optional(),
} satisfies Record<(typeof indicatorDocs)[number]['name'], z.ZodType>;
const schema = z.object(indicatorSchemas);

export function indicatorConfig(given: z.output<typeof schema>): IndicatorConfig {
  const indicatorSources = indicators.flatMap((indicator) => {
    const url = given[`${indicator}_SOURCE_URL`];
    return url === undefined ? [] : [{ indicator, url }];
  });
  return { indicatorSources };
}
