import type { Item } from '@cotejo/contract/compare';
import type { Executive } from '@cotejo/contract/lead';
import { href } from '@cotejo/contract/paths';
import { salesOfferOf } from '@cotejo/core/requests';
import { buttonClass } from '@cotejo/ui/button';
import { ChoiceTiles } from '@cotejo/ui/choice-tiles';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { MeetingLink } from '../meeting/meeting-link.tsx';
import { MeetingButton, useMeetingOverPage } from '../meeting/meeting-opener.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { useHydrated } from '../use-hydrated.ts';
import type { Contracting } from './contracting.ts';
import { sentTexts } from './texts.ts';

/** wa.me address with a text to send: it names the product and nobody. */
function whatsAppUrl(executive: Executive, text: string): string {
  return `https://wa.me/${executive.telefono_1.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;
}

/** Address of the online purchase of a product that an executive sells as well (decision 16); null: it has none. */
export function onlinePurchaseOf({ insuranceMetadata, productCode }: Pick<Item, 'insuranceMetadata' | 'productCode'>) {
  const { online, executive } = salesOfferOf(insuranceMetadata.salesChannel);
  return online && executive && productCode !== '' ? href('purchase', { product: productCode }) : null;
}

/** The page of a request, the page of a purchase, or a box over the page of a product. */
export type ExecutivePlace = 'page' | 'purchase' | 'dialog';

interface Booking {
  readonly kind: 'elsewhere' | 'ours';
  readonly url: string;
}

interface AssignedExecutive {
  readonly executive: Executive;
  /** The request that they answer. */
  readonly leadId: string;
  /** Null: the request is about no product. */
  readonly item: Item | null;
  /** False: nobody whom it is asked for can have it, so that it is not bought online (decision 0384). */
  readonly mayBuy?: boolean;
  readonly place: ExecutivePlace;
  /** Own path where a meeting is booked in our calendar; null: there is none. */
  readonly meetingUrl: string | null;
  /** The request has just gone: a meeting is offered without being asked for (B2.3-03). */
  readonly isNew: boolean;
}

/** Where a meeting with an executive is booked: elsewhere, or in our calendar; null: nowhere, and there is no meeting view (B2.2-11). */
function bookingOf({ executive: { calendly }, meetingUrl }: AssignedExecutive): Booking | null {
  if (calendly.active && calendly.url) return { kind: 'elsewhere', url: calendly.url };
  return meetingUrl === null ? null : { kind: 'ours', url: meetingUrl };
}

function ContactView({ executive, leadId, item, place, mayBuy = true }: AssignedExecutive) {
  const t = useTexts(sentTexts);
  const isPurchase = place === 'purchase';
  const purchase = isPurchase || item === null || !mayBuy ? null : onlinePurchaseOf(item);
  const said = isPurchase ? 'contractMessage' : 'whatsAppText';
  const text = item === null ? t('whatsAppTextOfNone') : t(said, { product: item.displayName });
  return (
    <div className="grid gap-2.5" data-executive-view="contact">
      <a
        href={whatsAppUrl(executive, text)}
        target="_blank"
        rel="noreferrer"
        className={buttonClass({ size: 'large', wide: true })}
      >
        {t('whatsApp')}
      </a>
      <a
        href={`tel:${executive.telefono_1.replace(/[^\d+]/g, '')}`}
        className={buttonClass({ look: 'outline', wide: true, className: 'lg:hidden' })}
      >
        {t('call')}
      </a>
      {purchase !== null && (
        // The way back from it leads to the product, and not to a box over it.
        <Link
          to={purchase}
          state={{ contracting: leadId } satisfies Contracting}
          replace={place === 'dialog'}
          className={buttonClass({ look: 'outline', wide: true })}
        >
          {t('buyOnline')}
        </Link>
      )}
    </div>
  );
}

interface MeetingViewProps {
  readonly executive: Executive;
  readonly booking: Booking;
  /** Null: without script, and where it is booked elsewhere. */
  readonly over: ReturnType<typeof useMeetingOverPage> | null;
}

function MeetingView({ executive, booking, over }: MeetingViewProps) {
  const t = useTexts(sentTexts);
  const look = buttonClass({ size: 'large', wide: true });
  return (
    <div className="grid gap-2.5" data-executive-view="meeting">
      <p className="text-ink-2">{t(`meetText.${booking.kind}`, { name: executive.nombres })}</p>
      {booking.kind === 'ours' ? (
        over ? (
          <MeetingButton over={over} />
        ) : (
          <MeetingLink url={booking.url} className={look} />
        )
      ) : (
        <a href={booking.url} target="_blank" rel="noreferrer" className={look}>
          {t('meet')}
        </a>
      )}
    </div>
  );
}

/** Ways to the executive: to write, call or buy, and another view with a meeting where one can be booked. Without script both show. */
export function ExecutiveViews(assigned: AssignedExecutive) {
  const t = useTexts(sentTexts);
  const choiceId = useId();
  const isHydrated = useHydrated();
  const [view, setView] = useState<'contact' | 'meeting'>('contact');
  const booking = bookingOf(assigned);
  const over = useMeetingOverPage(booking?.kind === 'ours' ? booking.url : null, assigned.isNew);
  if (booking === null) return <ContactView {...assigned} />;
  const shows = (one: typeof view): boolean => !isHydrated || view === one;
  return (
    <div className="grid gap-4">
      {isHydrated && (
        <ChoiceTiles
          label={t('views')}
          name={`${choiceId}-vista`}
          chosen={{ value: view, onChange: setView }}
          choices={[
            { value: 'contact', label: t('view.contact') },
            { value: 'meeting', label: t('view.meeting') },
          ]}
        />
      )}
      {shows('contact') && <ContactView {...assigned} />}
      {shows('meeting') && <MeetingView executive={assigned.executive} booking={booking} over={isHydrated ? over : null} />}
      {over.dialog}
    </div>
  );
}
