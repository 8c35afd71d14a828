import { contactSubject } from '@cotejo/core/contact-subjects';
import { Button } from '@cotejo/ui/button';
import { SelectField } from '@cotejo/ui/field';
import { useEdition } from '../../edition-context.ts';
import { ContactFields } from '../../request/contact-fields.tsx';
import { consentTextName, postedConsentText } from '../../request/consent-words.ts';
import { ErrorSummary } from '../../request/error-summary.tsx';
import { SignsWithoutScript } from '../../request/form-signs.tsx';
import { RequestFailure } from '../../request/request-failure.tsx';
import { signFields } from '../../request/signs-of-form.ts';
import { useRequestDraft } from '../../request/use-request-draft.ts';
import { requestTexts } from '../../request/texts.ts';
import { useLanguage, useTexts } from '../../texts/use-texts.ts';
import { callMePlace, lineName, type CallMeOutcome } from './call-me.ts';
import { contactTexts } from './texts.ts';

interface CallMeFormProps {
  /** Business lines that can be asked about. */
  readonly lines: readonly string[];
  readonly outcome: Exclude<CallMeOutcome, { kind: 'sent' }> | null;
}

/** What the script that sends the form in its page says where it cannot be sent (shell/send-in-page.ts). */
function WordsOfUnsent() {
  return (['offline', 'server'] as const).map((reason) => (
    <template key={reason} data-unsent={reason}>
      <div tabIndex={-1} data-unsent-note="" className="outline-none">
        <RequestFailure reason={reason} />
      </div>
    </template>
  ));
}

/** The contact form without a product: the same fields, and what it is about where there is a choice. */
export function CallMeForm({ lines, outcome }: CallMeFormProps) {
  const [t, tRequest, language, edition] = [useTexts(contactTexts), useTexts(requestTexts), useLanguage(), useEdition()];
  const draft = useRequestDraft(edition.brand.code, outcome);
  return (
    <form
      method="post"
      action={`#${callMePlace}`}
      noValidate
      aria-labelledby={callMePlace}
      className="mt-3"
      data-sends-here=""
      data-brand={edition.brand.code}
      data-moment={signFields.stamp}
      data-unknown={outcome?.kind === 'failed' && outcome.reason !== 'doubted' ? '' : undefined}
    >
      <WordsOfUnsent />
      <ErrorSummary messages={draft.summaryMessages} fieldId={(field) => `${callMePlace}-${field}`} />
      {outcome?.kind === 'failed' && <RequestFailure reason={outcome.reason} />}
      <SignsWithoutScript doubt={outcome?.kind === 'failed' ? outcome.doubt : undefined} />
      <input type="hidden" name={consentTextName} value={postedConsentText(language)} />
      {lines.length > 1 && (
        <SelectField label={t('topic')} name={lineName} defaultValue={outcome?.line} className="mt-4">
          {lines.map((line) => (
            <option key={line} value={line}>
              {contactSubject(line, language)}
            </option>
          ))}
        </SelectField>
      )}
      {lines.length === 1 && outcome?.line === lines[0] && <input type="hidden" name={lineName} value={outcome?.line} />}
      <ContactFields formId={callMePlace} draft={draft} insurer={null} />
      <Button type="submit" size="large" wide className="mt-4" data-sending={tRequest('sending')}>
        {t('callMe')}
      </Button>
      <p className="mt-3 text-sm text-ink-2">{tRequest('useOfData')}</p>
    </form>
  );
}
