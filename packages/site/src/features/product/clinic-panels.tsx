import type { CoverageOrganization } from '@cotejo/contract/catalogue';
import { Disclosure } from '@cotejo/ui/disclosure';
import { Icon } from '@cotejo/ui/icon';
import { Link } from 'react-router';
import { useEdition } from '../../edition-context.ts';
import { percentText } from '../../price/amount-text.ts';
import { priceTexts } from '../../price/texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { clinicGroups } from './network-search.ts';
import { networkTexts } from './network-texts.ts';

interface ClinicPanelsProps {
  readonly clinics: readonly CoverageOrganization[];
  /** Code of the clinic that is chosen; null: none is. */
  readonly chosen: string | null;
  /** Something was searched: each group that has some of it is open. */
  readonly areFound: boolean;
  readonly urlOf: (clinic: string) => string;
}

/** Clinics that are covered alike, in panels that open; the first is open (B2.9-01 to B2.9-05). */
export function ClinicPanels({ clinics, chosen, areFound, urlOf }: ClinicPanelsProps) {
  const { regions } = useEdition();
  const [t, tPrice] = [useTexts(networkTexts), useTexts(priceTexts)];
  return clinicGroups(clinics).map((group, index) => (
    <Disclosure
      key={`${group.hospitalaria} ${group.ambulatoria} ${String(areFound)}`}
      open={areFound || index === 0}
      className="border-t border-line first-of-type:border-t-0"
      summary={
        <span className="flex grow flex-wrap items-baseline justify-between gap-x-4">
          {t('covers', {
            hospital: percentText(group.hospitalaria, tPrice),
            consultation: percentText(group.ambulatoria, tPrice),
          })}
          <span className="text-sm font-normal text-ink-2 tabular">{t('centres', { count: group.clinics.length })}</span>
        </span>
      }
    >
      <ul className="grid max-h-75 gap-x-6 overflow-y-auto pb-3 @min-[30rem]:grid-cols-2">
        {group.clinics.map(({ organizationCode, displayName, regionCode }) => {
          const isChosen = organizationCode === chosen;
          const region = regions.find(({ code }) => code === regionCode);
          return (
            <li key={organizationCode}>
              <Link
                to={urlOf(organizationCode)}
                replace
                preventScrollReset
                aria-current={isChosen || undefined}
                className={`flex min-h-11 items-center gap-2 py-1 no-underline hover:text-action ${isChosen ? 'font-semibold text-action' : 'text-ink'}`}
              >
                {isChosen && <Icon name="check" className="size-4.5" />}
                <span>
                  {displayName}
                  {region && <span className="block text-sm font-normal text-ink-2">{region.name}</span>}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </Disclosure>
  ));
}
