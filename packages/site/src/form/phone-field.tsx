import { maskPhone, phoneWaysAtHand, phoneWaysFor, type PhoneWays } from '@cotejo/core/form-phone-mask';
import { answerAt, prefixFieldOf, type CaretText } from '@cotejo/core/forms';
import { withPhonePrefix } from '@cotejo/core/phone-prefix';
import { useState } from 'react';
import type { FieldProps } from './field-props.ts';
import { useFormParts } from './form-parts.ts';
import { TextBox } from './text-box.tsx';

/** A telephone, written as the country of its prefix does; without one it gets that of the edition once it is left. */
export function PhoneField({ place }: FieldProps) {
  const { definition, setting, form } = useFormParts();
  const [ways, setWays] = useState<PhoneWays>(phoneWaysAtHand);
  const { field, row } = place;
  const beside = prefixFieldOf(definition, field);
  const prefix = beside === undefined ? '' : answerAt(form.answers, { field: beside, row });

  function written(typed: CaretText): CaretText {
    // How a far country writes comes for the next key; without connection the digits are there all the same.
    void phoneWaysFor(typed.text, prefix).then(setWays, () => undefined);
    return maskPhone(typed, { prefix, ways, setting });
  }

  const finish = (text: string): string => {
    const whole = withPhonePrefix(text, setting.phone);
    return whole === text ? text : written({ text: whole, caret: whole.length }).text;
  };
  return <TextBox place={place} mask={written} {...(beside === undefined && { finish })} />;
}
