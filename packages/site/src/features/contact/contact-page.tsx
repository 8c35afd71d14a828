import type { ContactGroup } from '@cotejo/contract/contact';
import { comparatorHref, href } from '@cotejo/contract/paths';
import { buttonClass } from '@cotejo/ui/button';
import { Icon, type IconName } from '@cotejo/ui/icon';
import { Notice } from '@cotejo/ui/notice';
import { TextLink } from '@cotejo/ui/text-link';
import { data, Link, useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { PlainPage } from '../../content/plain-page.tsx';
import { ContactDetails } from '../../layout/contact-details.tsx';
import { pageContext } from '../../page-context.ts';
import { profileText } from '../../profile/say-profile.ts';
import { useSpeech } from '../../profile/use-speech.ts';
import { serverContext } from '../../server-context.ts';
import { loadInvitation, type Invitation } from '../../start/load-invitation.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { CallMeSection } from './call-me-section.tsx';
import { answerCallMe, contactLines, linesWith, statusOf, type CallMeOutcome } from './call-me.ts';
import { OpeningHours, type ChatHours } from './opening-hours.tsx';
import { contactTexts } from './texts.ts';

type Entry = ContactGroup['contactInformations'][number];

interface ContactData {
  /** Empty when they cannot be told now: the edition's own phone and e-mail stand in. */
  readonly groups: readonly ContactGroup[];
  /** Null: nobody answers a chat here, or it cannot be told now. */
  readonly hours: ChatHours | null;
  /** Business lines that can be asked about; null: they cannot be told now. */
  readonly lines: readonly string[] | null;
  /** Null: what can be compared cannot be told now. */
  readonly invitation: Invitation | null;
}

/** Ways to reach whoever runs the site, when somebody answers, and for whom the visitor compares (A2.2-038). */
export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = context.get(serverContext);
  const [groups, chat, lines, invitation] = await Promise.all([
    api.listContactInformation({}),
    api.getChatAvailability({}),
    contactLines(api),
    loadInvitation(context.get(pageContext)),
  ]);
  const hours = chat.ok && chat.value.data.agents > 0 ? chat.value.data : null;
  const contact: ContactData = { groups: groups.ok ? groups.value.data : [], hours, lines, invitation };
  return data(contact, { status: groups.ok ? 200 : 503 });
}

/** Sends the form without a product, and answers with what became of it. */
export async function action({ context, request }: ActionFunctionArgs) {
  const outcome = await answerCallMe(context.get(serverContext), context.get(pageContext), request);
  return data(outcome, { status: statusOf(outcome) });
}

const icons = [
  [/^tel:/, 'phone'],
  [/^mailto:/, 'mail'],
  [/wa\.me|whatsapp/i, 'chat'],
] as const;

function iconOf(link: string): IconName {
  return icons.find(([kind]) => kind.test(link))?.[1] ?? 'right';
}

function EntryLink({ entry }: { readonly entry: Entry }) {
  const t = useTexts(contactTexts);
  const elsewhere = entry.external ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <a
      href={entry.link}
      {...elsewhere}
      className="flex min-h-14 items-center gap-3.5 py-2.5 text-ink no-underline hover:text-action"
    >
      <Icon name={iconOf(entry.link)} className="size-5 text-action" />
      <span className="grid min-w-0 wrap-anywhere">
        <span className="text-sm text-ink-2">{entry.name}</span>
        <span className="font-semibold tabular">{entry.info}</span>
      </span>
      {entry.external && <span className="sr-only">({t('newTab')})</span>}
    </a>
  );
}

function entriesOf(groups: readonly ContactGroup[], name: ContactGroup['name']): readonly Entry[] {
  return groups.find((group) => group.name === name)?.contactInformations ?? [];
}

function Ways({ entries }: { readonly entries: readonly Entry[] }) {
  const t = useTexts(contactTexts);
  return (
    <section aria-labelledby="formas">
      <h2 id="formas" className="mb-2 text-xl tracking-tight">
        {t('ways')}
      </h2>
      {entries.length === 0 ? (
        <ContactDetails />
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {entries.map((entry) => (
            <li key={entry.name}>
              <EntryLink entry={entry} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** That comparing needs none of it, and for whom it would be. */
function BeforeWriting({ invitation }: Pick<ContactData, 'invitation'>) {
  const t = useTexts(contactTexts);
  const speech = useSpeech();
  const household = invitation?.household ?? null;
  const said = household === null ? '' : profileText(household.profile, household.line, speech);
  return (
    <section aria-labelledby="antes" className="rounded-card bg-surface-2 p-5 lg:p-6">
      <h2 id="antes" className="mb-2 text-xl tracking-tight">
        {t('before')}
      </h2>
      <p className="text-ink-2">{t('beforeText')}</p>
      {said !== '' && <p className="mt-2 font-semibold">{t('household', { household: said })}</p>}
      <Link
        to={invitation === null ? href('home', {}) : comparatorHref(invitation.url)}
        className={buttonClass({ className: 'mt-4' })}
      >
        {t('compare')}
      </Link>
    </section>
  );
}

/** Contacto: people first, and that comparing needs none of it (A2.2-037). */
export function Component() {
  const { groups, hours, lines, invitation } = useLoaderData<ContactData>();
  const outcome = useActionData<CallMeOutcome>();
  const t = useTexts(contactTexts);
  const networks = entriesOf(groups, 'red_social');
  return (
    <PlainPage title={t('title')} lead={t('lead')} path={href('contact', {})}>
      <div className="grid gap-10 *:min-w-0 lg:grid-cols-[1.15fr_0.85fr] lg:gap-16">
        <div className="grid content-start gap-8 *:min-w-0">
          {outcome === undefined && lines === null && <Notice tone="warm" title={t('callMeAway')} />}
          {(outcome !== undefined || (lines !== null && lines.length > 0)) && (
            <CallMeSection lines={linesWith(lines, outcome ?? null)} outcome={outcome ?? null} />
          )}
          <Ways entries={entriesOf(groups, 'contacto')} />
          {hours && <OpeningHours hours={hours} />}
        </div>
        <div className="grid content-start gap-8 *:min-w-0">
          <BeforeWriting invitation={invitation} />
          {networks.length > 0 && (
            <section aria-labelledby="redes">
              <h2 id="redes" className="mb-1 text-lg">
                {t('networks')}
              </h2>
              <ul className="flex flex-wrap gap-x-6">
                {networks.map((entry) => (
                  <li key={entry.name}>
                    <TextLink href={entry.link} target="_blank" rel="noopener" className="min-h-11">
                      {entry.name}
                      <span className="sr-only"> ({t('newTab')})</span>
                    </TextLink>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      </div>
    </PlainPage>
  );
}
