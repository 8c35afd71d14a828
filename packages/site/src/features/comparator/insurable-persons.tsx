import type { Item } from '@cotejo/contract/compare';
import { useId } from 'react';
import { peopleText } from '../../price/price-view.ts';

type PersonPrice = Item['profilePrice']['profiles'][number];

const roleNames: Readonly<Record<PersonPrice['role'], string>> = {
  contributor: 'Tú',
  partner: 'Pareja',
  dependant: 'Carga',
  pet: 'Mascota',
  company: 'Empresa',
};

function personName({ role, index, edad }: PersonPrice): string {
  const number = role === 'dependant' || role === 'pet' ? ` ${index + 1}` : '';
  return `${roleNames[role]}${number}${edad === null ? '' : `, ${edad} ${edad === 1 ? 'año' : 'años'}`}`;
}

function PersonList({ title, people }: { readonly title: string; readonly people: readonly PersonPrice[] }) {
  if (people.length === 0) return null;
  return (
    <>
      <p className="font-semibold not-first:mt-1.5">{title}</p>
      <ul>
        {people.map((person) => (
          <li key={`${person.role}${person.index}`}>
            {personName(person)}
            {person.reasons.length > 0 && `: ${person.reasons.join(', ')}`}
          </li>
        ))}
      </ul>
    </>
  );
}

/** How many of the family have a price here, and who (B2.11-04 to B2.11-07); 'ninguna' when nobody has. */
export function InsurablePersons({ item }: { readonly item: Item }) {
  const id = useId();
  const { total, profiles } = item.profilePrice;
  const priced = total.profilesWithPrice === 0 ? 'ninguna' : String(total.profilesWithPrice);
  return (
    <div className="text-sm">
      <button type="button" popoverTarget={id} className="tap inline-flex items-center text-warm underline">
        Precio para {priced} de {peopleText(total.profilesEvaluated)}
      </button>
      <div id={id} popover="auto" role="note" className="term-panel">
        <PersonList title="Se aseguran" people={profiles.filter(({ method }) => method !== 'uninsurable')} />
        <PersonList title="No se aseguran" people={profiles.filter(({ method }) => method === 'uninsurable')} />
      </div>
    </div>
  );
}
