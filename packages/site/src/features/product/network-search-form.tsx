import type { CoverageOrganization } from '@cotejo/contract/catalogue';
import { Button } from '@cotejo/ui/button';
import { CheckField } from '@cotejo/ui/check-field';
import { Disclosure } from '@cotejo/ui/disclosure';
import { TextField } from '@cotejo/ui/field';
import { Form, useLocation } from 'react-router';
import { useEdition } from '../../edition-context.ts';
import { coverageTexts } from '../../product-detail/texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { networkFields, type NetworkSearch } from './network-search.ts';
import { networkTexts } from './network-texts.ts';

/** Where the network stands in its page. */
export const sectionId = 'clinicas';

interface NetworkSearchFormProps {
  readonly clinics: readonly CoverageOrganization[];
  readonly typed: NetworkSearch;
  readonly onType: (typed: NetworkSearch) => void;
}

/** Regions that have clinics of the network, to tick those one can go to; closed it says which are. */
function Regions({ clinics, typed, onType }: NetworkSearchFormProps) {
  const { regions, regionLabel } = useEdition();
  const t = useTexts(networkTexts);
  const present = regions.filter(({ code }) => clinics.some(({ regionCode }) => regionCode === code));
  if (present.length < 2) return null;
  const ticked = present.filter(({ code }) => typed.regions.includes(code));
  const change = (code: string, isTicked: boolean): void => {
    const others = typed.regions.filter((other) => other !== code);
    onType({ ...typed, regions: isTicked ? [...others, code] : others });
  };
  return (
    <Disclosure
      className="border-y border-line @min-[30rem]:col-span-2"
      summary={
        <span>
          {regionLabel}:{' '}
          <span className="font-normal">{ticked.length === 0 ? t('anyRegion') : ticked.map(({ name }) => name).join(', ')}</span>
        </span>
      }
    >
      <fieldset className="grid max-h-75 gap-x-6 overflow-y-auto pb-3 @min-[30rem]:grid-cols-2">
        <legend className="sr-only">{regionLabel}</legend>
        {present.map(({ code, name }) => (
          <CheckField
            key={code}
            name={networkFields.regions}
            value={code}
            label={name}
            checked={typed.regions.includes(code)}
            onChange={(event) => change(code, event.currentTarget.checked)}
          />
        ))}
      </fieldset>
    </Disclosure>
  );
}

/** Search and regions: a form of the address, so that both work without script; with it the list follows what is typed. */
export function NetworkSearchForm(props: NetworkSearchFormProps) {
  const { clinics, typed, onType } = props;
  const { pathname } = useLocation();
  const [t, tCoverage] = [useTexts(networkTexts), useTexts(coverageTexts)];
  return (
    <Form
      action={`${pathname}#${sectionId}`}
      replace
      preventScrollReset
      className="mb-4 grid items-end gap-3 @min-[30rem]:grid-cols-[minmax(0,1fr)_auto]"
    >
      <TextField
        label={tCoverage('search')}
        type="search"
        name={networkFields.text}
        value={typed.text}
        onChange={(event) => onType({ ...typed, text: event.target.value })}
        placeholder={tCoverage('searchAmong', { count: clinics.length })}
      />
      <Regions {...props} />
      <Button type="submit" look="outline" className="min-h-12 @min-[30rem]:col-start-2 @min-[30rem]:row-start-1">
        {t('find')}
      </Button>
    </Form>
  );
}
