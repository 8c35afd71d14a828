import { answersFromEntries, firstShownKeys, formSettingOf, sentAnswers, type FormAnswers } from '@cotejo/core/forms';
import { withoutSecrets } from '../form/form-draft.ts';
import { formFaults } from '../form/form-faults.ts';
import type { FormFaults } from '../form/form-session.ts';
import { withPostedRows } from '../form/row-intent.ts';
import { faultTexts } from '../form/texts.ts';
import type { SiteContext } from '../page-context.ts';
import type { AskedForm } from './priced-product.ts';
import { doubtOf } from './doubted-request.ts';
import { ruleOfForm } from './dynamic-rule.ts';
import { wordedMessages } from './contact-fault-words.ts';
import { consentBoxes } from './consent-words.ts';
import { contactOf, keyOfPart, requestFaults } from './request-answers.ts';
import { requestDefinition } from './request-definition.ts';
import {
  brokenRuleOf,
  refusalOf,
  sendRequest,
  type BrokenRule,
  type DynamicOutcome,
  type FailureReason,
  type RequestedProduct,
} from './submit-request.ts';
import { contactFieldTexts, requestTexts } from './texts.ts';
import { timesOffered } from './times-offered.ts';

interface PostedRequest {
  readonly asked: AskedForm;
  readonly form: FormData;
  readonly requested: RequestedProduct;
}

/**
 * Sends the posted answers of a form made of data as a request, checked by the form's rules and by those of requests; answers
 * that are refused, or cannot be sent, come back whole but for passwords. So do those that ask more than their page did: nobody
 * is blamed for, nor sends, what was never shown (decision 0306).
 */
export async function answerDynamicRequest(
  site: SiteContext,
  { asked, form, requested }: PostedRequest,
): Promise<DynamicOutcome> {
  const { api, edition, language, texts } = site;
  const definition = requestDefinition(asked.definition, texts.of(requestTexts), {
    boxes: consentBoxes(edition, language, requested.item.organization.displayName),
    times: timesOffered(edition),
  });
  const setting = formSettingOf(edition);
  const sayContact = texts.of(contactFieldTexts);
  const back = (answers: FormAnswers, faults: FormFaults, failure: FailureReason | BrokenRule | null) => ({
    kind: 'unsent' as const,
    returned: { answers: withoutSecrets(definition, answers), faults, isConfirmed: true },
    failure,
  });
  const answers = answersFromEntries(definition, form.entries());
  const withRows = withPostedRows(definition, answers, form);
  if (withRows !== null) {
    return { kind: 'unsent', returned: { answers: withRows, faults: {}, isConfirmed: false }, failure: null };
  }
  const faults = {
    ...wordedMessages(requestFaults({ definition, setting }, answers), sayContact),
    ...formFaults({ definition, setting, say: texts.of(faultTexts) }, answers),
  };
  const firstShown = firstShownKeys(definition, { names: form.keys(), answers, setting });
  const seen = Object.fromEntries(Object.entries(faults).filter(([key]) => !firstShown.includes(key)));
  const isWrong = Object.keys(seen).length > 0;
  if (isWrong || firstShown.length > 0) {
    const returned = { answers: withoutSecrets(definition, answers), faults: seen, isConfirmed: isWrong };
    return { kind: 'unsent', returned: firstShown.length === 0 ? returned : { ...returned, firstShown }, failure: null };
  }
  const broken = ruleOfForm(definition, sentAnswers(definition, answers, setting), site);
  if (broken !== null) return back(answers, broken.faults, broken.broken);
  const result = await sendRequest(api, contactOf({ definition, setting }, answers), requested);
  if (result.ok) return { kind: 'sent', answer: result.value };
  const refusal = refusalOf(result.error);
  if (typeof refusal === 'string') return { ...back(answers, {}, refusal), doubt: doubtOf(result.error) };
  const refused = [...refusal].flatMap(([part, reason]) => {
    const key = keyOfPart(definition, part);
    return key === null ? [] : [[key, reason] as const];
  });
  return refused.length === 0
    ? back(answers, {}, brokenRuleOf(refusal) ?? 'server')
    : back(answers, wordedMessages(Object.fromEntries(refused), sayContact), null);
}
