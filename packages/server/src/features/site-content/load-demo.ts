import { faqSchema } from '@cotejo/contract/catalogue';
import { comparatorEventSchema } from '@cotejo/contract/comparator-event';
import {
  comparatorBenefitSchema,
  comparatorBlockSchema,
  comparatorLookSchema,
  informationContentSchema,
  menuItemSchema,
  notificationSchema,
  reasonSchema,
} from '@cotejo/contract/site-content';
import { demoTexts } from '@cotejo/demo/site-texts';
import { insertMissingDocuments } from '../../platform/content/site-documents.ts';
import type { Transaction } from '../../platform/database/connect.ts';

const kinds = {
  menu: menuItemSchema,
  information: informationContentSchema,
  'why-us': reasonSchema,
  'comparator-benefits': comparatorBenefitSchema,
  'comparator-blockzone': comparatorBlockSchema,
  'comparator-faq': faqSchema,
  'comparator-look': comparatorLookSchema,
  event: comparatorEventSchema,
  notification: notificationSchema,
};

/** Stores the demonstration's menus, texts, reasons and what its comparators say of themselves. */
export async function loadDemoTexts(transaction: Transaction): Promise<void> {
  await insertMissingDocuments(transaction, demoTexts(), kinds);
}
