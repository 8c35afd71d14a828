import { countryOf } from '@cotejo/core/countries';
import type { NamedCountry } from '@cotejo/core/people';
import { useMemo } from 'react';
import { useLanguage } from '../texts/use-texts.ts';
import { ChoiceField } from './choice-field.tsx';
import { countryChoices } from './country-choices.ts';

interface CountryFieldProps {
  readonly name: string;
  readonly label: string;
  readonly country: NamedCountry | null | undefined;
  readonly error: string | undefined;
  /** Null: part of a form without script. */
  readonly onChange: ((country: NamedCountry | null) => void) | null;
}

/** A country, in a native list of all by their names. */
export function CountryField({ country, onChange, ...field }: CountryFieldProps) {
  const language = useLanguage();
  const choices = useMemo(() => countryChoices(language), [language]);
  return (
    <ChoiceField
      {...field}
      choices={choices}
      chosen={country?.code}
      onChange={onChange && ((code) => onChange(code === null ? null : countryOf(code)))}
    />
  );
}
