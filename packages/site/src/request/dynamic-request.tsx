import { formSettingOf, type FormAnswers } from '@cotejo/core/forms';
import { useId, useMemo } from 'react';
import { useEdition } from '../edition-context.ts';
import { DynamicForm } from '../form/dynamic-form.tsx';
import { useFormSending } from '../form/form-sending.ts';
import { useLanguage, useTexts } from '../texts/use-texts.ts';
import { consentBoxes } from './consent-words.ts';
import { knownAnswers } from './dynamic-known.ts';
import { FormSigns } from './form-signs.tsx';
import type { AskedForm } from './priced-product.ts';
import { wordedMessages } from './contact-fault-words.ts';
import { requestFaults } from './request-answers.ts';
import { draftName } from './sent-draft.ts';
import { RequestAside, RequestCard } from './request-card.tsx';
import { requestColumns } from './request-columns.ts';
import { requestDefinition } from './request-definition.ts';
import { UnsentReason } from './request-failure.tsx';
import type { RequestFormProps } from './request-form.tsx';
import { formMark, type DynamicOutcome } from './submit-request.ts';
import { contactFieldTexts, requestTexts } from './texts.ts';
import { timesOffered } from './times-offered.ts';

export { openForm } from '../form/open-form.ts';
export { answerDynamicRequest } from './dynamic-answer.ts';

export interface DynamicRequestProps extends Omit<RequestFormProps, 'outcome'> {
  readonly asked: AskedForm;
  readonly outcome: DynamicOutcome | null;
}

/** The request of a line whose process has a form made of data, in place of the contact form (B §2.5). */
export function DynamicRequest({ asked, product, title, lead, outcome, isEmbedded, children }: DynamicRequestProps) {
  const edition = useEdition();
  const [t, tContact] = [useTexts(requestTexts), useTexts(contactFieldTexts)];
  const titleId = useId();
  const { isSending } = useFormSending();
  const boxes = consentBoxes(edition, useLanguage(), product.detail.item.organization.displayName);
  const definition = requestDefinition(asked.definition, t, { boxes, times: timesOffered(edition) });
  const setting = formSettingOf(edition);
  const check = (answers: FormAnswers) => wordedMessages(requestFaults({ definition, setting }, answers), tContact);
  const known = useMemo(() => knownAnswers(asked.definition, product.profile, formSettingOf(edition)), [asked, product, edition]);
  const unsent = outcome?.kind === 'unsent' ? outcome : null;
  const failure = useMemo(() => unsent?.failure && <UnsentReason failure={unsent.failure} />, [unsent]);
  return (
    <DynamicForm
      {...{ definition, check, known, isSending }}
      returned={unsent?.returned ?? null}
      draft={draftName(asked.process)}
      submitLabel={t('send')}
      failure={failure}
      aria-labelledby={titleId}
      {...(isEmbedded && { className: requestColumns })}
    >
      {(fields) => (
        <>
          <input type="hidden" name={formMark} value={asked.process} />
          <RequestCard {...{ product, titleId, title, lead, isEmbedded }}>
            <FormSigns doubt={unsent?.doubt} />
            {fields}
          </RequestCard>
          {isEmbedded && <RequestAside product={product}>{children}</RequestAside>}
        </>
      )}
    </DynamicForm>
  );
}
