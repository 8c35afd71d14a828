import { comparatorHref } from '@cotejo/contract/paths';
import { buttonClass } from '@cotejo/ui/button';
import { Link } from 'react-router';
import { profileText } from '../../profile/say-profile.ts';
import { useSpeech } from '../../profile/use-speech.ts';
import { useTexts } from '../../texts/use-texts.ts';
import type { Invitation } from '../../start/load-invitation.ts';
import { blogTexts } from './texts.ts';

/** The way from reading to a price. */
export function InvitationBox({ invitation }: { readonly invitation: Invitation | null }) {
  const t = useTexts(blogTexts);
  const speech = useSpeech();
  if (invitation === null) return null;
  const { url, displayName, household } = invitation;
  const said = household === null ? '' : profileText(household.profile, household.line, speech);
  return (
    <aside aria-labelledby="tu-precio" className="rounded-card bg-surface-2 p-5">
      <h2 id="tu-precio" className="text-lg">
        {t('invitation')}
      </h2>
      <p className="mt-1 text-ink-2">{said === '' ? t('invitationText') : t('invitationOf', { household: said })}</p>
      <Link to={comparatorHref(url)} className={buttonClass({ className: 'mt-4' })}>
        {t('invitationButton', { what: displayName })}
      </Link>
    </aside>
  );
}
