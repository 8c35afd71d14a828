import { contactChannels } from '@cotejo/contract/contact-words';
import type { ContactTime } from '@cotejo/core/contact-times';
import { plainField, ticked, type FormDefinition, type FormField } from '@cotejo/core/forms';
import type { TranslateOf } from '../texts/texts.ts';
import type { ConsentBox } from './consent-words.ts';
import type { requestTexts } from './texts.ts';

type RequestWords = TranslateOf<typeof requestTexts>;

/** The boxes stand together under the heading of the contact form's (group-texts.ts). */
const consentGroup = 'consents';

/** Answers that every request has, whatever its form asks. */
export const requestAnswers = { channel: 'contactChannel', time: 'contactTime' } as const;

/** What stands beside the fields of a form for every request. */
export interface AskedByAll {
  readonly boxes: readonly ConsentBox[];
  /** Parts of the day that can be chosen. */
  readonly times: readonly ContactTime[];
}

function askedByAll(t: RequestWords, { boxes, times }: AskedByAll): readonly FormField[] {
  return [
    {
      ...plainField,
      name: requestAnswers.channel,
      label: t('channel'),
      control: 'radio',
      isRequired: true,
      defaultValue: contactChannels[0],
      options: contactChannels.map((channel) => ({ value: channel, label: t(`channel.${channel}`), group: null })),
    },
    {
      ...plainField,
      name: requestAnswers.time,
      label: t('time'),
      control: 'select',
      // Who says nothing may be contacted whenever it is allowed.
      placeholder: t('time.any'),
      options: times.filter((time) => time !== 'any').map((time) => ({ value: time, label: t(`time.${time}`), group: null })),
    },
    ...boxes.map(({ name, label }): FormField => ({
      ...plainField,
      name,
      label,
      control: 'checkbox',
      group: consentGroup,
      options: [{ value: ticked, label: '', group: null }],
    })),
  ];
}

/** The form of a process with what every request asks: how and when to answer it, and what else the visitor allows. */
export function requestDefinition(definition: FormDefinition, t: RequestWords, asked: AskedByAll): FormDefinition {
  const own = new Set(definition.fields.map(({ name }) => name));
  return { ...definition, fields: [...definition.fields, ...askedByAll(t, asked).filter(({ name }) => !own.has(name))] };
}
