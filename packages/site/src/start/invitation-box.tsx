import { comparatorHref } from '@cotejo/contract/paths';
import { buttonClass } from '@cotejo/ui/button';
import { Link } from 'react-router';
import { profileText } from '../profile/say-profile.ts';
import { useSpeech } from '../profile/use-speech.ts';
import { useTexts } from '../texts/use-texts.ts';
import type { Invitation } from './load-invitation.ts';
import { nameInSentence } from './name-in-sentence.ts';
import { invitationTexts } from './texts.ts';

/** The way from reading to a price. */
export function InvitationBox({ invitation }: { readonly invitation: Invitation | null }) {
  const t = useTexts(invitationTexts);
  const speech = useSpeech();
  if (invitation === null) return null;
  const { url, subject, household } = invitation;
  const said = household === null ? '' : profileText(household.profile, household.line, speech);
  return (
    <aside aria-labelledby="tu-precio" className="rounded-card bg-surface-2 p-5">
      <h2 id="tu-precio" className="text-lg">
        {t(`heading.${subject}`)}
      </h2>
      <p className="mt-1 text-ink-2">{said === '' ? t('text') : t('of', { household: said })}</p>
      <Link to={comparatorHref(url)} className={buttonClass({ wide: true, className: 'mt-4 py-2' })}>
        {t('button', { what: nameInSentence(invitation) })}
      </Link>
    </aside>
  );
}
