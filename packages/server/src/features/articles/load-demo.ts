import { articleTabSchema } from '@cotejo/contract/articles';
import { demoLibraries } from '@cotejo/demo/articles';
import { insertMissingDocuments } from '../../platform/content/site-documents.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { librarySchema } from './article-content.ts';
import { insertMissingLibrary } from './insert-library-store.ts';
import { tabsKind } from './tabs-kind.ts';

/** Stores the demonstration's articles. Throws naming what is wrong where one cannot be shown. */
export async function loadDemoArticles(transaction: Transaction): Promise<void> {
  for (const demo of demoLibraries) {
    const library = librarySchema.parse(demo);
    await insertMissingLibrary(transaction, library);
    const { edition, language: locale, tabs } = library;
    const documents = tabs.map((payload, position) => ({ edition, locale, kind: tabsKind, position, payload }));
    await insertMissingDocuments(transaction, documents, { [tabsKind]: articleTabSchema });
  }
}
