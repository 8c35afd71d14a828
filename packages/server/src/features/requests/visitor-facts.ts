import type { ContactTime } from '@cotejo/core/contact-times';
import type { ChosenChannel } from '@cotejo/core/notification-events';

/** Who answers, and from where: nobody takes a call from a number that they do not know. */
interface Answering {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
}

/** From when on somebody is contacted, in words. */
interface FirstMoment {
  /** 'lunes 23 de noviembre'. */
  readonly day: string;
  /** '8:00'. */
  readonly time: string;
}

/** What visitors are told of their request, in a language. */
export interface VisitorWords {
  readonly subject: (product: string) => string;
  readonly heading: (name: string) => string;
  /** The same as one line for a telephone, before what comes next. */
  readonly line: (brand: string, product: string) => string;
  /** What comes next: who gets in touch, by the way that was chosen. */
  readonly reached: Readonly<Record<ChosenChannel, (executive: Answering) => string>>;
  readonly waits: string;
  /** When that is: in the part of the day that they want, not before a moment; null: it can be at once. '' where that is said by nothing. */
  readonly when: (time: ContactTime, from: FirstMoment | null) => string;
  /** What is told once somebody has a request that waited or was another's. */
  readonly assigned: {
    readonly subject: (product: string) => string;
    readonly heading: (name: string) => string;
    readonly now: (executive: string) => string;
    readonly closing: string;
  };
  /** How the person chooses the time themselves. */
  readonly meeting: { readonly question: string; readonly label: string };
  readonly labels: Readonly<
    Record<'product' | 'subject' | 'code' | 'price' | 'priceOfExample' | 'uf' | 'expires' | 'executive', string>
  >;
  readonly toConfirm: string;
  readonly ofDay: (day: string) => string;
  readonly closing: string;
  readonly consents: string;
}
