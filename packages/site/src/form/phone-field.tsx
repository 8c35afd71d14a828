import type { PhoneWays } from '@cotejo/core/form-phone-mask';
import { answerAt, maskTyped, prefixFieldOf, type CaretText } from '@cotejo/core/forms';
import { withPhonePrefix } from '@cotejo/core/phone-prefix';
import { useState } from 'react';
import type { FieldProps } from './field-props.ts';
import { useFormParts } from './form-parts.ts';
import { TextBox } from './text-box.tsx';

const loadMask = () => import('@cotejo/core/form-phone-mask');

/** What writes a telephone as its country does, with the countries that it knows. */
interface PhoneWriter {
  readonly maskPhone: Awaited<ReturnType<typeof loadMask>>['maskPhone'];
  readonly ways: PhoneWays;
}

/**
 * A telephone, written as the country of its prefix does; without one it gets that of the edition once it is left. How countries
 * write comes when the field is entered, and is there for the next key: until then the digits stand as they are typed.
 */
export function PhoneField({ place }: FieldProps) {
  const { definition, setting, form } = useFormParts();
  const [writer, setWriter] = useState<PhoneWriter | null>(null);
  const { field, row } = place;
  const beside = prefixFieldOf(definition, field);
  const prefix = beside === undefined ? '' : answerAt(form.answers, { field: beside, row });

  async function bring(text: string): Promise<void> {
    const { maskPhone, phoneWaysFor } = await loadMask();
    const ways = await phoneWaysFor(text, prefix);
    setWriter((held) => (held?.ways === ways ? held : { maskPhone, ways }));
  }

  function written(typed: CaretText): CaretText {
    // Without connection the digits are there all the same.
    void bring(typed.text).catch(() => undefined);
    return writer === null
      ? maskTyped({ kind: 'phone' }, typed, setting)
      : writer.maskPhone(typed, { prefix, ways: writer.ways, setting });
  }

  const finish = (text: string): string => {
    const whole = beside === undefined ? withPhonePrefix(text, setting.phone) : text;
    return whole === '' ? text : written({ text: whole, caret: whole.length }).text;
  };
  return <TextBox place={place} mask={written} finish={finish} onEnter={(text) => void bring(text).catch(() => undefined)} />;
}
