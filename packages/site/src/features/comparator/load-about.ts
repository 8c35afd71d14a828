import type { ComparatorAnswer } from '@cotejo/contract/catalogue';
import type { ComparatorBenefit } from '@cotejo/contract/site-content';
import { loadChatIsOpen } from '../../content/load-chat.ts';
import type { SiteContext } from '../../page-context.ts';
import { seasonNowAt, type SeasonNow } from './season.ts';
import { loadReasons, type Reasons } from '../../reasons/load-reasons.ts';

/** What stands around a list, below it most of all; each part is empty while it cannot be told. */
export interface ComparatorAbout extends SeasonNow {
  readonly benefits: readonly ComparatorBenefit[];
  readonly reasons: Reasons;
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
  /** Somebody answers now (B7-36). */
  readonly chatIsOpen: boolean;
}

interface Asked {
  readonly about: ComparatorAbout;
  /** False: something of it could not be told, and is to be asked for again. */
  readonly isWhole: boolean;
}

async function load(site: SiteContext, comparator: ComparatorAnswer): Promise<Asked> {
  const { api } = site;
  const named = { params: { id: comparator.name } };
  const [benefits, reasons, questions, chatIsOpen, seasonNow] = await Promise.all([
    api.listComparatorBenefits(named),
    loadReasons(api, comparator),
    api.listComparatorFaq(named),
    loadChatIsOpen(api),
    seasonNowAt(site, comparator.url),
  ]);
  const about = {
    benefits: benefits.ok ? benefits.value.data.filter(({ isActive }) => isActive) : [],
    reasons,
    questions: questions.ok ? questions.value.data : [],
    chatIsOpen,
    ...seasonNow,
  };
  return { about, isWhole: benefits.ok && questions.ok };
}

/** A browser asks once a visit, and again when a season has begun or ended, not with each filter. */
const held = new Map<string, { readonly about: Promise<ComparatorAbout>; until: number }>();

/** Keeps what the document came with: without it the first filter of a visit waited for all of it once more. What lacks a part is asked for. */
export function holdAbout({ name }: ComparatorAnswer, about: ComparatorAbout): void {
  if (held.has(name) || about.benefits.length * about.questions.length === 0) return;
  held.set(name, { about: Promise.resolve(about), until: about.seasonChangesAt ?? Number.POSITIVE_INFINITY });
}

/** Benefits that are active (B7-32, B7-33), reasons and questions of a comparator, in the language of the page. */
export async function loadAbout(site: SiteContext, comparator: ComparatorAnswer): Promise<ComparatorAbout> {
  if (import.meta.env.SSR) return (await load(site, comparator)).about;
  const known = held.get(comparator.name);
  if (known !== undefined && site.now() < known.until) return known.about;
  const asking = load(site, comparator);
  const loading = { about: asking.then(({ about }) => about), until: Number.POSITIVE_INFINITY };
  held.set(comparator.name, loading);
  const { about, isWhole } = await asking;
  loading.until = isWhole ? (about.seasonChangesAt ?? Number.POSITIVE_INFINITY) : site.now();
  return about;
}
