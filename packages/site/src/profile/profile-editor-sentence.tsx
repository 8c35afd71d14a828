import type { Profile } from '@cotejo/contract/profile';
import { Badge } from '@cotejo/ui/badge';
import { memo } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import type { SentencePart } from './describe-household.ts';
import type { ProfileLine } from './profile-line.ts';
import { sayProfile } from './say-profile.ts';
import { profileTexts } from './texts.ts';
import { useSpeech } from './use-speech.ts';

function Parts({ parts, className }: { readonly parts: readonly SentencePart[]; readonly className: string }) {
  return (
    <span className={className}>
      {parts.map((part, index) =>
        part.kind === 'answer' ? (
          <b key={index} className="border-b-2 border-dashed border-line-2 font-semibold tabular">
            {part.text}
          </b>
        ) : (
          part.text
        ),
      )}
    </span>
  );
}

/** Room for what opens the editor, where that stands beside the sentence. */
const besideOpener = 'pr-22 @max-[20.5rem]:pr-0';

interface ProfileSentenceProps {
  readonly profile: Profile;
  readonly line: ProfileLine;
}

/** Whom the prices are for, in one sentence; in short on a phone. An example says so (decision 26). */
export const ProfileSentence = memo(function ProfileSentence({ profile, line }: ProfileSentenceProps) {
  const said = sayProfile(profile, line, useSpeech());
  const t = useTexts(profileTexts);
  if (!said) return <p className={besideOpener}>{t('nobodyYet')}</p>;
  return (
    <p className={`leading-relaxed lg:text-lg lg:leading-relaxed ${besideOpener}`}>
      <Parts parts={said.long} className="hidden lg:inline" />
      <Parts parts={said.short} className="lg:hidden" />
      {!profile.ingresodatos && (
        <>
          {' '}
          <Badge tone="warm">{t('example')}</Badge>
        </>
      )}
    </p>
  );
});
