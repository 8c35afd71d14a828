import { isAssumption, isCostReason, isNoPromise, isPersonReason } from '@cotejo/contract/coded-sentences';
import { listOf, text } from '@cotejo/contract/guard-parts';
import { assumptionText } from '@cotejo/contract/wire-quote';
import { isSubtype, type Subtype } from '@cotejo/core/subtypes';
import { costReasonsText } from '@cotejo/core/care';
import type { KeyOf, Texts, TranslateOf } from '../texts/texts.ts';
import { dayText } from '../texts/use-day-text.ts';
import { glossaryTexts } from './glossary-texts.ts';
import { fieldErrorText } from './field-error-text.ts';
import { saidField } from './word-form.ts';
import { costReasonTexts, quoteTexts, subtypeTexts, uninsurableTexts } from './texts.ts';

type Entry = KeyOf<typeof glossaryTexts.es>;
type Part = Record<string, unknown>;

function isEntry(key: string): key is Entry {
  return Object.hasOwn(glossaryTexts.es, key);
}

function isPart(value: unknown): value is Part {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const separator = ' · ';

const entries: ReadonlyMap<string, Entry> = new Map(
  Object.entries(glossaryTexts.es).flatMap(([key, name]) => (isEntry(key) ? [[name, key] as const] : [])),
);

/** Fields that pages show. Any other may hold a code that reads like a name. */
const shownFields: ReadonlySet<string> = new Set([
  'name',
  'displayName',
  'title',
  'description',
  'typeDescription',
  'category',
  'categoryDisplayName',
  'label',
  'one',
  'many',
  'text',
  'tooltip',
  'modality',
  'priceSuffix',
  'suffix',
  'priceLabel',
  'price_detail',
  'price_tooltip',
  'requirementText',
  'benefit',
  'insuranceBenefit',
  'detail',
]);

const areTexts = listOf(text());
const arePersonReasons = listOf(isPersonReason);
const areCostReasons = listOf(isCostReason);
const areAssumptions = listOf(isAssumption);

/** What a product is for: in short, or with what it is and what it does not cover. */
function saidSubtype({ description }: Part, subtype: Subtype, texts: Texts): Part {
  const t = texts.of(subtypeTexts);
  const short = { name: t(`${subtype}.name`), tooltip: t(`${subtype}.tooltip`) };
  if (description === undefined) return short;
  return { ...short, description: t(`${subtype}.what`), exclusions: t(`${subtype}.exclusions`) };
}

/** What is said anew of a part of an answer: the sentences that have codes beside them. */
function saidAnew(part: Part, texts: Texts): Part {
  const { field, reason, reasons, reasonCodes, assumptions, noPromise, subtype } = part;
  if (typeof part['fldName'] === 'string') return saidField(part, texts);
  if (typeof field === 'string' && typeof reason === 'string') return { reason: fieldErrorText(reason, texts) };
  if (Array.isArray(reasonCodes)) {
    const t = texts.of(uninsurableTexts);
    if (reasonCodes.length === 0) return {};
    if (areTexts(reasons) && arePersonReasons(reasonCodes)) {
      return { reasons: reasonCodes.map(({ code, values }) => t(code, values)) };
    }
    const isCost = typeof reason === 'string' && areCostReasons(reasonCodes);
    return isCost ? { reason: costReasonsText(reasonCodes, texts.of(costReasonTexts)) } : {};
  }
  if (isSubtype(subtype)) return saidSubtype(part, subtype, texts);
  if (!areAssumptions(assumptions) || !(noPromise === null || isNoPromise(noPromise))) return {};
  const t = texts.of(quoteTexts);
  const day = (date: string): string => dayText(date, texts.language);
  return {
    assumptions: assumptions.map((assumption) => ({ ...assumption, text: assumptionText(assumption, t, day) })),
    noPromise: noPromise && { ...noPromise, text: t(`no-promise-${noPromise.kind}`) },
  };
}

/** A name, or several as 'Atolón Seguros · Viaje'; each as the glossary has it. */
function nameIn(name: string, t: TranslateOf<typeof glossaryTexts>): string {
  const pieces = name.split(separator).map((piece) => {
    const entry = entries.get(piece);
    return entry === undefined ? piece : t(entry);
  });
  return pieces.join(separator);
}

function wordPart(part: unknown, texts: Texts): void {
  if (Array.isArray(part)) return part.forEach((item) => wordPart(item, texts));
  if (!isPart(part)) return;
  Object.assign(part, saidAnew(part, texts));
  const t = texts.of(glossaryTexts);
  for (const [field, value] of Object.entries(part)) {
    if (typeof value === 'string' && shownFields.has(field)) part[field] = nameIn(value, t);
    else wordPart(value, texts);
  }
}

/**
 * An answer of the API in the page's language (decision 0234): sentences by their codes, names as the glossary has them. What it
 * does not know, as the names and words of insurers, stays as it came. The answer itself is left as it is.
 */
export function wordAnswer<Answer>(answer: Answer, texts: Texts): Answer {
  const worded = structuredClone(answer);
  wordPart(worded, texts);
  return worded;
}
