import { contactChannels } from '@cotejo/contract/contact-words';
import { ChoiceTiles } from '@cotejo/ui/choice-tiles';
import { useTexts } from '../texts/use-texts.ts';
import { requestTexts } from './texts.ts';

type Channel = (typeof contactChannels)[number];

interface ChannelChoiceProps {
  readonly value: Channel;
  readonly onChange: (channel: Channel) => void;
}

/** How the visitor wants to be contacted. */
export function ChannelChoice({ value, onChange }: ChannelChoiceProps) {
  const t = useTexts(requestTexts);
  return (
    <ChoiceTiles
      label={t('channel')}
      name="contactChannel"
      choices={contactChannels.map((channel) => ({ value: channel, label: t(`channel.${channel}`) }))}
      chosen={{ value, onChange }}
    />
  );
}
