import { contactHours } from '@cotejo/core/contact-hours';
import { inLanguage, type EditionId } from '@cotejo/core/editions';
import { bestPlanWriters } from './features/best-plans/best-plan-message.ts';
import { surveyWriters } from './features/feedback/survey-message.ts';
import { meetingWriters } from './features/meetings/meeting-writers.ts';
import { priceAlertWriters } from './features/price-alerts/price-alert-message.ts';
import { firstPaymentWriters } from './features/requests/first-payment-message.ts';
import { quoteExpiryWriters } from './features/requests/quote-expiry-message.ts';
import { createFormReader } from './features/forms/read-forms.ts';
import { requestWriters } from './features/requests/request-writers.ts';
import { weeklyWriters } from './features/weekly-report/weekly-report.ts';
import type { Database } from './platform/database/connect.ts';
import { siteUrlsAt, type Door } from './platform/http/site-urls.ts';
import type { Jobs } from './platform/jobs.ts';
import type { Log } from './platform/log.ts';
import type { Mailer } from './platform/mail/mailer.ts';
import type { DeliveryServices } from './platform/messages/deliver-message.ts';
import { createOutbox, type Outbox } from './platform/messages/enqueue-message.ts';
import { availableChannels, messageChannels } from './platform/messages/message-channels.ts';
import { stopPathOf } from './platform/messages/stop-signature.ts';
import { undeliveredWriters } from './platform/messages/undelivered-notice.ts';
import { quietOperation, type OperationSettings } from './platform/operation-settings.ts';
import type { DataKeys } from './platform/personal-data/data-keys.ts';
import type { PublishedCatalogue } from './platform/published-catalogue.ts';
import { openServiceKeys } from './platform/service-keys-store.ts';
import type { RightOfWay } from './platform/right-of-way.ts';
import type { MessageConfig } from './platform/settings/message-settings.ts';

/** Mail alone, at the hours of the laws. */
const quietMessaging: MessageConfig = { sms: null, whatsapp: null, push: null, contactHours };

export interface MessageServices {
  readonly connection: { readonly database: Database };
  readonly dataKeys: DataKeys;
  readonly memory: PublishedCatalogue;
  readonly jobs: Jobs;
  readonly mailer: Mailer;
  readonly log: Log;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly hosts: Readonly<Record<string, EditionId>>;
  readonly messaging?: MessageConfig;
  readonly operation?: OperationSettings;
  /** Where this process is reached, for links in messages of editions whose site was not set (SITE_URLS); absent: localhost. */
  readonly door?: Door;
  /** Who goes before messages; absent: nobody does. */
  readonly rightOfWay?: RightOfWay;
}

/** Where features put what is to be told. */
export function composeOutbox({ jobs, messaging = quietMessaging }: Pick<MessageServices, 'jobs' | 'messaging'>): Outbox {
  return createOutbox({ jobs, channels: availableChannels(messaging), hours: messaging.contactHours });
}

/** What messages are delivered with: who writes them, and by whom they go out. */
export function composeDelivery(services: MessageServices): DeliveryServices {
  const {
    connection,
    clock,
    dataKeys,
    hosts,
    jobs,
    log,
    mailer,
    memory,
    messaging = quietMessaging,
    operation = quietOperation,
  } = services;
  const { database } = connection;
  const { siteUrls: known, secretKey } = operation;
  const keys = openServiceKeys(database, secretKey);
  const sites = siteUrlsAt(services.door ?? { protocol: 'http', host: 'localhost' }, { known, hosts });
  const siteUrlOf = (edition: EditionId): string => sites[edition];
  return {
    database,
    dataKeys,
    jobs,
    clock,
    hours: messaging.contactHours,
    channels: messageChannels(mailer, messaging, clock),
    writers: {
      ...requestWriters({
        database,
        dataKeys,
        keys,
        siteUrlOf,
        readForms: createFormReader({ database, memory }),
        hours: messaging.contactHours,
      }),
      ...firstPaymentWriters({ database, dataKeys, keys, siteUrlOf }),
      ...quoteExpiryWriters({ database, dataKeys, keys, siteUrlOf, catalogue: memory, clock }),
      ...priceAlertWriters({ database, dataKeys, keys, siteUrlOf, catalogue: memory, clock }),
      ...bestPlanWriters({ database, dataKeys, keys, siteUrlOf, catalogue: memory, clock }),
      ...surveyWriters({ database, dataKeys, keys, siteUrlOf }),
      ...meetingWriters({ database, dataKeys, keys, siteUrlOf }),
      ...weeklyWriters({ database }),
      ...undeliveredWriters({ database }),
    },
    stopUrlOf: async ({ id, edition, language }) =>
      siteUrlOf(edition) + inLanguage(stopPathOf({ edition, messageId: id }, await keys.get('stop')), language),
    warn: (fields, message) => log.warn(fields, message),
    ...(services.rightOfWay === undefined ? {} : { rightOfWay: services.rightOfWay }),
  };
}
