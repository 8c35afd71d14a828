import { ErrorState } from '@cotejo/ui/error-state';
import { useTexts } from '../texts/use-texts.ts';
import { requestFields, type FieldMessages, type RequestField } from './submit-request.ts';
import { requestTexts } from './texts.ts';

interface ErrorSummaryProps {
  readonly messages: FieldMessages;
  readonly fieldId: (field: RequestField) => string;
}

/** Every message at once, each leading to its field. */
export function ErrorSummary({ messages, fieldId }: ErrorSummaryProps) {
  const t = useTexts(requestTexts);
  const wrong = requestFields.flatMap((field) => {
    const message = messages[field];
    return message === undefined ? [] : [{ field, message }];
  });
  if (wrong.length === 0) return null;
  return (
    <ErrorState place="form" title={t('checkData')}>
      <ul className="mt-1">
        {wrong.map(({ field, message }) => (
          <li key={field}>
            <a
              href={`#${fieldId(field)}`}
              className="tap inline-flex items-center py-2 leading-snug text-ink underline underline-offset-4 lg:pointer-fine:py-1"
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </ErrorState>
  );
}
