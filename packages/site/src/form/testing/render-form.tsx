import type { EditionId } from '@cotejo/core/editions';
import type { FormAnswers, FormDefinition } from '@cotejo/core/forms';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { TestFrame } from '../../testing/test-frame.tsx';
import { DynamicForm } from '../dynamic-form.tsx';
import type { ReturnedForm } from '../returned-form.ts';

interface Shown {
  readonly edition?: EditionId;
  readonly returned?: ReturnedForm;
  readonly check?: (answers: FormAnswers) => Readonly<Record<string, string>>;
  readonly isSending?: boolean;
  readonly submitLabel?: string;
}

/** The HTML of a form as a server writes it. */
export function renderForm(definition: FormDefinition, { edition = 'chile', ...shown }: Shown = {}): string {
  const form = (
    <DynamicForm aria-label="Formulario" definition={definition} returned={null} draft={null} isSending={false} {...shown}>
      {(fields) => fields}
    </DynamicForm>
  );
  const router = createMemoryRouter([{ path: '/', element: form }]);
  const html = renderToString(
    <TestFrame edition={edition}>
      <RouterProvider router={router} />
    </TestFrame>,
  );
  return html.replaceAll('<!-- -->', '');
}
