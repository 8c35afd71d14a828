import type { Executive } from '@cotejo/contract/lead';
import type { executives } from './database/schema/requests.ts';

/** An executive as visitors meet one: how to reach them, and nothing of how they are paid. */
export function wireExecutive(row: typeof executives.$inferSelect): Executive {
  return {
    nombres: row.firstNames,
    apellidos: row.lastNames,
    telefono_1: row.phone,
    email_corporativo: row.email,
    calendly: { active: row.calendlyActive, url: row.calendlyUrl },
  };
}
