import { fail, ok, type Result } from '@cotejo/core/result';
import { z } from 'zod';
import { frameConfig, frameDocs, frameSchemas, type FrameConfig } from './settings/frame-settings.ts';
import { indicatorConfig, indicatorDocs, indicatorSchemas, type IndicatorConfig } from './settings/indicator-settings.ts';
import { keyConfig, keyDocs, keySchemas, type KeyConfig } from './settings/key-settings.ts';
import { logConfig, logDocs, logSchemas, type LogConfig } from './settings/log-settings.ts';
import { mailConfig, mailDocs, mailSchemas, type MailConfig } from './settings/mail-settings.ts';
import { messageConfig, messageDocs, messageSchemas, type MessageConfig } from './settings/message-settings.ts';
import { processConfig, processDocs, processSchemas, type ProcessConfig } from './settings/process-settings.ts';
import type { SettingDoc } from './settings/setting.ts';
import { checkSite, siteConfig, siteDocs, siteSchemas, type SiteConfig } from './settings/site-settings.ts';
import { visitorConfig, visitorDocs, visitorSchemas, type VisitorConfig } from './settings/visitor-settings.ts';
import { checkWayOut, wayOutConfig, wayOutDocs, wayOutSchemas, type WayOutConfig } from './settings/way-out-settings.ts';

export interface Config
  extends
    ProcessConfig,
    SiteConfig,
    WayOutConfig,
    LogConfig,
    MailConfig,
    MessageConfig,
    IndicatorConfig,
    VisitorConfig,
    KeyConfig,
    FrameConfig {}

/** Every setting, in the order of the README's table. The only place where a setting is read from the environment. */
export const settingDocs: readonly SettingDoc[] = [
  ...processDocs,
  ...siteDocs,
  ...wayOutDocs,
  ...logDocs,
  ...mailDocs,
  ...messageDocs,
  ...indicatorDocs,
  ...visitorDocs,
  ...keyDocs,
  ...frameDocs,
];

const configSchema = z
  .object({
    ...processSchemas,
    ...siteSchemas,
    ...wayOutSchemas,
    ...logSchemas,
    ...mailSchemas,
    ...messageSchemas,
    ...indicatorSchemas,
    ...visitorSchemas,
    ...keySchemas,
    ...frameSchemas,
  })
  .superRefine((given, context) => {
    checkSite(given, context);
    checkWayOut(given, context);
  });

/**
 * Reads the settings, once, from an environment. An empty value counts as not given. The failure is one line in
 * Spanish that names the first bad setting and never repeats the value of a sensitive one.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Result<Config, string> {
  const given = Object.fromEntries(
    settingDocs.map((setting) => [setting.name, environment[setting.name]?.trim() || (setting.default ?? undefined)]),
  );
  const parsed = configSchema.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const name = String(issue?.path[0]);
    const setting = settingDocs.find((candidate) => candidate.name === name);
    const value = setting?.sensitive ? '' : `='${String(given[name]).replaceAll(/\s+/g, ' ')}'`;
    return fail(`Configuración no válida: ${name}${value}: ${issue?.message}.`);
  }
  const { data } = parsed;
  return ok({
    ...processConfig(data),
    ...siteConfig(data),
    ...wayOutConfig(data),
    ...logConfig(data),
    ...mailConfig(data),
    ...messageConfig(data),
    ...indicatorConfig(data),
    ...visitorConfig(data),
    ...keyConfig(data),
    ...frameConfig(data),
  });
}
