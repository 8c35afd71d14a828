import { TextAreaField } from '@cotejo/ui/field';
import { TextWith } from '../texts/text-with.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { requestTexts } from './texts.ts';

interface MessageFieldProps {
  readonly value: string;
  readonly onText: (text: string) => void;
}

const longestMessage = 2000;

/** The only long answer of the form, and the only optional one. */
export function MessageField({ value, onText }: MessageFieldProps) {
  const t = useTexts(requestTexts);
  return (
    <TextAreaField
      label={<TextWith text={t('messageOptional')} elements={{ message: t('message') }} around="font-normal text-ink-2" />}
      name="mensaje"
      rows={3}
      maxLength={longestMessage}
      value={value}
      onChange={(event) => onText(event.target.value)}
    />
  );
}
