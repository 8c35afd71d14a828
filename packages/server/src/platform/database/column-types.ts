import { customType, timestamp } from 'drizzle-orm/pg-core';

/** Bytes as they are. */
export const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** An instant, whatever the zone of who reads it. */
export const moment = (name: string) => timestamp(name, { withTimezone: true });
