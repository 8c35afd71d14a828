import type { InsuredKind, ProfilePrice, Uf } from '@cotejo/contract/compare';
import type { Profile } from '@cotejo/contract/profile';
import { useEdition } from '../edition-context.ts';
import { insurableText, personName } from '../price/insured-words.ts';
import { priceTexts } from '../price/texts.ts';
import { useTexts } from '../texts/use-texts.ts';
import { incomeRows } from './income-rows.ts';
import { breakdownRows } from './price-breakdown.ts';
import { priceBoxTexts } from './texts.ts';

interface BreakdownProps {
  readonly price: ProfilePrice;
  readonly uf: Uf | null;
  readonly profile: Profile;
}

/** Of what the price is made, how it stands to the 7 %, and what part of an income it is. */
export function Breakdown({ price, uf, profile }: BreakdownProps) {
  const words = { edition: useEdition(), t: useTexts(priceBoxTexts), tPrice: useTexts(priceTexts) };
  const rows = [...breakdownRows(price, uf, words), ...incomeRows(price, profile, words)];
  if (rows.length === 0) return null;
  return (
    <dl className="tabular my-4 grid gap-1.5 border-y border-line py-3.5">
      {rows.map(({ label, value, strong }) => (
        <div key={label} className="flex flex-wrap justify-between gap-x-3">
          <dt className="min-w-0 grow basis-28 text-ink-2">{label}</dt>
          <dd className={`ml-auto max-w-2/3 shrink-0 text-right ${strong ? 'font-bold' : ''}`}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Who of the family has no price here, and why. */
export function Uninsurable({ price, insures }: { readonly price: ProfilePrice; readonly insures: InsuredKind }) {
  const [t, tPrice] = [useTexts(priceBoxTexts), useTexts(priceTexts)];
  const left = price.profiles.filter(({ method }) => method === 'uninsurable');
  if (left.length === 0) return null;
  return (
    <div className="my-3 rounded-control bg-warm-soft px-3.5 py-2.5 text-sm text-warm">
      <p className="font-semibold">{insurableText(price, insures, tPrice)}</p>
      <ul>
        {left.map((person) => (
          <li key={`${person.role}-${person.index}`}>
            {insures === 'company'
              ? t('why', { why: person.reasons.join('. ') })
              : t('whoWhy', { who: personName(person, tPrice), why: person.reasons.join('. ') })}
          </li>
        ))}
      </ul>
    </div>
  );
}
