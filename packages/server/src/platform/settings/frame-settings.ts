import type { FrameSettings } from '@cotejo/contract/page-rendering';
import { z } from 'zod';
import type { SettingDoc } from './setting.ts';

export interface FrameConfig {
  readonly frame: FrameSettings;
}

export const frameDocs = [
  {
    name: 'VERSION_RELOADS',
    default: '1',
    doc: 'How often at most a visitor is given a page anew because a newer version runs, 0 to 9',
    sensitive: false,
  },
  {
    name: 'SERVICE_WORKER',
    default: 'on',
    doc: "'on' keeps what was seen for moments without connection; 'off' takes it away from browsers again",
    sensitive: false,
  },
  {
    name: 'ANALYTICS',
    default: 'off',
    doc: "'on' asks visitors whether visits may be measured; 'off' asks on the privacy page alone",
    sensitive: false,
  },
] as const satisfies readonly SettingDoc[];

const onOrOff = z.enum(['on', 'off'], { error: "debe ser 'on' u 'off'" }).transform((text) => text === 'on');

export const frameSchemas = {
  VERSION_RELOADS: z.string().regex(/^\d$/, { error: 'debe ser un número de 0 a 9' }).transform(Number),
  SERVICE_WORKER: onOrOff,
  ANALYTICS: onOrOff,
} satisfies Record<(typeof frameDocs)[number]['name'], z.ZodType>;
const schema = z.object(frameSchemas);

export function frameConfig(given: z.output<typeof schema>): FrameConfig {
  const { VERSION_RELOADS: versionReloads, SERVICE_WORKER: keepsOffline, ANALYTICS: asksToMeasure } = given;
  return { frame: { versionReloads, keepsOffline, asksToMeasure } };
}
