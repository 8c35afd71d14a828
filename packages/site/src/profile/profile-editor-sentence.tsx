import type { Profile } from '@cotejo/contract/profile';
import type { SentencePart } from '@cotejo/core/people';
import { Badge } from '@cotejo/ui/badge';
import { useEdition } from '../edition-context.ts';
import type { ProfileLine } from './profile-line.ts';
import { sayProfile } from './say-profile.ts';

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

interface ProfileSentenceProps {
  readonly profile: Profile;
  readonly line: ProfileLine;
}

/** Whom the prices are for, in one sentence; in short on a phone. An example says so (decision 26). */
export function ProfileSentence({ profile, line }: ProfileSentenceProps) {
  const said = sayProfile(profile, line, useEdition());
  if (!said) return <p>Dinos quiénes se asegurarán y verás sus precios.</p>;
  return (
    <p className="leading-relaxed lg:text-lg lg:leading-relaxed">
      <Parts parts={said.long} className="hidden lg:inline" />
      <Parts parts={said.short} className="lg:hidden" />
      {!profile.ingresodatos && (
        <>
          {' '}
          <Badge tone="warm">Perfil de ejemplo</Badge>
        </>
      )}
    </p>
  );
}
