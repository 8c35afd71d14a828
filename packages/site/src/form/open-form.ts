import type { ApiClient } from '@cotejo/contract/client';
import { definitionOfIntegration } from '@cotejo/contract/form-definition';
import type { FormDefinition } from '@cotejo/core/forms';

/** Where a form comes from: the process that has one, or its own definition. */
export interface FormSource {
  readonly process: string | null;
  readonly structure: FormDefinition | null;
}

/**
 * The definition of a form; null: the process has none, or it cannot be told now. Throws Error where neither process nor
 * structure is given (B8-10, a bug of whoever asks).
 */
export async function openForm(
  api: Pick<ApiClient, 'getIntegrationForm'>,
  { process, structure }: FormSource,
): Promise<FormDefinition | null> {
  if (structure !== null) return structure;
  if (process === null) throw new Error('Process UUID or form structure is required');
  const answer = await api.getIntegrationForm({ params: { hash: process } });
  if (!answer.ok) return null;
  const [first] = answer.value.data.integrationForm.integrationForms;
  return first ? definitionOfIntegration(first) : null;
}
