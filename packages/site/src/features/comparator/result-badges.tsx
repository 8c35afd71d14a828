import type { Item } from '@cotejo/contract/compare';
import { affinityPercentage } from '@cotejo/core/affinity';
import { salesOfferOf } from '@cotejo/core/requests';
import { Badge } from '@cotejo/ui/badge';
import { Term } from '@cotejo/ui/term';

/** What a product is called out for, in words; promotion says so and moves nothing (decision 10). */
function calledOut(item: Item): readonly string[] {
  return [
    ...(item.isPromoted ? ['Destacado'] : []),
    ...(item.exclusive ? ['Exclusivo'] : []),
    ...(item.isNew ? ['Nuevo'] : []),
    ...(item.insuranceMetadata.isPopular ? ['Más elegido'] : []),
    ...(salesOfferOf(item.insuranceMetadata.salesChannel).online ? ['Compra Online'] : []),
  ];
}

/** Affinity 0 to 10 as '87% para ti' (A9-36); nothing where it is not known. */
function affinityText(distance: number | null): string | null {
  return distance === null ? null : `${affinityPercentage(distance)}% para ti`;
}

/** Category first, then what the product is called out for. */
export function ResultBadges({ item }: { readonly item: Item }) {
  // Affinity is between people: neither a pet nor a company is like those who chose it.
  const affinity = item.insures === 'people' ? affinityText(item.distance) : null;
  return (
    <ul className="mt-1.5 flex flex-wrap gap-1.5">
      <li>
        <Badge>
          {item.codigoplan === null
            ? item.insuranceMetadata.category
            : (item.insuranceMetadata.modality ?? item.insuranceType.displayName)}
        </Badge>
      </li>
      {calledOut(item).map((word) => (
        <li key={word}>
          <Badge tone="action">{word}</Badge>
        </li>
      ))}
      {affinity && (
        <li>
          <Badge tone="action">{affinity}</Badge>
          <Term word={`“${affinity}”`}>
            Cuánto se parecen a ti quienes suelen elegirlo: por edad, género, renta y número de cargas. No cambia el orden, salvo
            que ordenes por afinidad.
          </Term>
        </li>
      )}
    </ul>
  );
}
