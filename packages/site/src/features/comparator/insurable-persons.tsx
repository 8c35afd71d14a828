import type { View } from '@cotejo/contract/search-params';
import { Popover } from '@cotejo/ui/popover';
import { textLinkClass } from '@cotejo/ui/text-link';
import { personName } from '../../price/insured-words.ts';
import { priceTexts } from '../../price/texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { resultTexts } from './card-texts.ts';
import type { ListedItem } from './listed-item.ts';

type PersonPrice = ListedItem['profilePrice']['profiles'][number];

function PersonList({ title, people }: { readonly title: string; readonly people: readonly PersonPrice[] }) {
  const tPrice = useTexts(priceTexts);
  if (people.length === 0) return null;
  return (
    <>
      <p className="font-semibold not-first:mt-1.5">{title}</p>
      <ul>
        {people.map((person) => (
          <li key={`${person.role}${person.index}`}>
            {personName(person, tPrice)}
            {person.reasons.length > 0 && `: ${person.reasons.join('. ')}`}
          </li>
        ))}
      </ul>
    </>
  );
}

/** How many of the family have a price here, and who (B2.11-04 to B2.11-07); 'ninguna' when nobody has. */
export function InsurablePersons({ item, view }: { readonly item: ListedItem; readonly view: View }) {
  const t = useTexts(resultTexts);
  const tPrice = useTexts(priceTexts);
  const { total, profiles } = item.profilePrice;
  const [first] = profiles;
  // One alone needs no list: why it has no price stands there at once.
  if (first && total.profilesEvaluated === 1 && total.profilesWithPrice === 0) {
    const minimum = first.reasonCodes?.find(({ code }) => code === 'fewer-employees')?.values?.['minimum'];
    const why = first.reasons.join('. ');
    if (minimum === undefined) return <p className="text-sm text-warm">{why}.</p>;
    // The warning of the minimum has no full stop in either layout (A5-07, A5-08); a phone's is the list (A2.3-15).
    return (
      <p className="text-sm text-warm">
        {view === 'lista' ? (
          why
        ) : (
          <>
            <span className="max-lg:hidden">{t('minimumOfPlan', { minimum })}</span>
            <span className="lg:hidden">{why}</span>
          </>
        )}
      </p>
    );
  }
  const priced = total.profilesWithPrice;
  const all = tPrice(`insured.${item.insures}`, { count: total.profilesEvaluated });
  return (
    <div className="text-sm">
      <Popover
        trigger={priced === 0 ? t('priceForNone', { all }) : t('priceForSome', { priced, all })}
        triggerClass={textLinkClass({ look: 'warm', alone: true })}
      >
        <PersonList title={t('insured')} people={profiles.filter(({ method }) => method !== 'uninsurable')} />
        <PersonList title={t('notInsured')} people={profiles.filter(({ method }) => method === 'uninsurable')} />
      </Popover>
    </div>
  );
}
