import { contactChannels } from '@cotejo/contract/contact-words';
import { plainField, ticked, type FormDefinition, type FormField } from '@cotejo/core/forms';
import type { TranslateOf } from '../texts/texts.ts';
import type { ConsentBox } from './consent-words.ts';
import type { requestTexts } from './texts.ts';

type RequestWords = TranslateOf<typeof requestTexts>;

/** Answers that every request has, whatever its form asks. */
export const requestAnswers = { channel: 'contactChannel' } as const;

function askedByAll(t: RequestWords, boxes: readonly ConsentBox[]): readonly FormField[] {
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
    ...boxes.map(({ name, label }): FormField => ({
      ...plainField,
      name,
      label,
      control: 'checkbox',
      options: [{ value: ticked, label: '', group: null }],
    })),
  ];
}

/** The form of a process with what every request asks: how to answer it, and what else the visitor allows. */
export function requestDefinition(definition: FormDefinition, t: RequestWords, boxes: readonly ConsentBox[]): FormDefinition {
  const own = new Set(definition.fields.map(({ name }) => name));
  return { ...definition, fields: [...definition.fields, ...askedByAll(t, boxes).filter(({ name }) => !own.has(name))] };
}
