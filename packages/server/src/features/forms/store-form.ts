import type { EditionId } from '@cotejo/core/editions';
import { ok, type Result } from '@cotejo/core/result';
import type { Database } from '../../platform/database/connect.ts';
import { tellContentChanged } from '../../platform/content/content-store.ts';
import { readStorableForms, type FormRefusal } from './check-form.ts';
import { upsertForm } from './form-store.ts';

export interface NewForm {
  readonly edition: EditionId;
  /** Process that shows it. */
  readonly hash: string;
  /** What people who look after forms call it; one that is stored keeps its own. */
  readonly name: string;
  /** As it was handed in, to be checked. */
  readonly definition: unknown;
}

/** Stores a form in place of the process's earlier one and tells every process so; a form that is wrong changes nothing. */
export async function storeForm(database: Database, form: NewForm): Promise<Result<'stored', readonly FormRefusal[]>> {
  const read = readStorableForms(form.definition, form);
  if (!read.ok) return read;
  await database.transaction(async (transaction) => {
    await upsertForm(transaction, { ...form, definition: read.value });
    await tellContentChanged(transaction);
  });
  return ok('stored');
}
