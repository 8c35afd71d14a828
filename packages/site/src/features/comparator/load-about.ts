import type { ComparatorAnswer } from '@cotejo/contract/catalogue';
import type { ComparatorBenefit } from '@cotejo/contract/site-content';
import { loadChatIsOpen } from '../../content/load-chat.ts';
import type { SiteContext } from '../../page-context.ts';
import { openSeasonOf, type Season } from './season.ts';
import { loadReasons, type Reasons } from '../../reasons/load-reasons.ts';

/** What stands around a list, below it most of all; each part is empty while it cannot be told. */
export interface ComparatorAbout {
  readonly benefits: readonly ComparatorBenefit[];
  readonly reasons: Reasons;
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
  /** Somebody answers now (B7-36). */
  readonly chatIsOpen: boolean;
  /** What is on at the comparator's own address; null: nothing. */
  readonly season: Season | null;
}

async function load(site: SiteContext, comparator: ComparatorAnswer): Promise<ComparatorAbout> {
  const { api } = site;
  const named = { params: { id: comparator.name } };
  const [benefits, reasons, questions, chatIsOpen, season] = await Promise.all([
    api.listComparatorBenefits(named),
    loadReasons(api, comparator),
    api.listComparatorFaq(named),
    loadChatIsOpen(api),
    openSeasonOf(site, comparator.url),
  ]);
  return {
    benefits: benefits.ok ? benefits.value.data.filter(({ isActive }) => isActive) : [],
    reasons,
    questions: questions.ok ? questions.value.data : [],
    chatIsOpen,
    season,
  };
}

/** A browser asks once a visit, not with each filter. */
const held = new Map<string, Promise<ComparatorAbout>>();

/** Benefits that are active (B7-32, B7-33), reasons and questions of a comparator, in the language of the page. */
export function loadAbout(site: SiteContext, comparator: ComparatorAnswer): Promise<ComparatorAbout> {
  if (import.meta.env.SSR) return load(site, comparator);
  const about = held.get(comparator.name) ?? load(site, comparator);
  held.set(comparator.name, about);
  return about;
}
