import { contactChannels } from '@cotejo/contract/contact-words';
import { useTexts } from '../../texts/use-texts.ts';
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
    <fieldset>
      <legend className="mb-1.5 font-semibold">{t('channel')}</legend>
      <div className="flex flex-wrap gap-2">
        {contactChannels.map((channel) => (
          <label
            key={channel}
            className="flex min-h-11 items-center rounded-control border border-line-2 px-3.5 has-checked:border-action has-checked:bg-action-soft has-checked:font-semibold has-checked:text-action-strong has-focus-visible:outline-3 has-focus-visible:outline-action"
          >
            <input
              type="radio"
              name="contactChannel"
              value={channel}
              checked={value === channel}
              onChange={() => onChange(channel)}
              className="sr-only"
            />
            {t(`channel.${channel}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
