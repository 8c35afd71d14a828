import { href } from '@cotejo/contract/paths';
import { destinations } from '@cotejo/core/destinations';
import { maximumFamily } from '@cotejo/core/people';
import { Button } from '@cotejo/ui/button';
import { Disclosure } from '@cotejo/ui/disclosure';
import { SelectField, TextField } from '@cotejo/ui/field';
import { useHref } from 'react-router';
import { useTexts } from '../texts/use-texts.ts';
import { journeyFields, type JourneyFaults, type JourneyField, type JourneyValues } from './assistance-journey.ts';
import { assistanceTexts } from './assistance-texts.ts';
import { keepDots, useJourneyWords } from './assistance-words.ts';

interface AssistanceFormProps {
  readonly values: JourneyValues;
  /** What is wrong; only what was said is told, what was not is asked. */
  readonly faults: JourneyFaults;
  /** The fields that are asked; the others are known, and can be changed. */
  readonly asked: readonly JourneyField[];
  readonly onPrepare: (form: FormData) => void;
}

/** The day of a form that is sent without script is read as the browser writes it: YYYY-MM-DD. */
function DayField({ name, ...field }: { readonly name: 'salida' | 'regreso' } & FieldGiven) {
  return <TextField name={name} type="date" required max="2200-12-31" {...field} />;
}

interface FieldGiven {
  readonly label: string;
  readonly defaultValue: string;
  readonly error: string | undefined;
}

/** What is still to be said of a journey, with what is known below a line of its own. It posts to a page of ours, so it needs no script. */
export function AssistanceForm({ values, faults, asked, onPrepare }: AssistanceFormProps) {
  const t = useTexts(assistanceTexts);
  const say = useJourneyWords();
  const action = useHref(href('travelAssistance', {}));
  const given = (name: JourneyField, label: string): FieldGiven => {
    const fault = faults[name];
    return { label, defaultValue: values[name], error: fault && t(fault, { most: maximumFamily }) };
  };
  const fields = {
    origen: (
      <SelectField name="origen" required {...given('origen', t('origin'))}>
        <option value="">{t('choose')}</option>
        <option value="CL">{t('origin.CL')}</option>
        <option value="otro">{t('origin.other')}</option>
      </SelectField>
    ),
    destino: (
      <SelectField name="destino" required {...given('destino', t('destination'))}>
        <option value="">{t('choose')}</option>
        {destinations.map((destination) => (
          <option key={destination} value={destination}>
            {t(`to.${destination}`)}
          </option>
        ))}
      </SelectField>
    ),
    salida: <DayField name="salida" {...given('salida', t('start'))} />,
    regreso: <DayField name="regreso" {...given('regreso', t('end'))} />,
    edades: (
      <TextField name="edades" required maxLength={60} autoComplete="off" hint={t('agesHint')} {...given('edades', t('ages'))} />
    ),
  } as const satisfies Record<JourneyField, unknown>;
  const known = journeyFields.filter((name) => !asked.includes(name));
  return (
    <form
      method="post"
      action={action}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onPrepare(new FormData(event.currentTarget));
      }}
      className="grid gap-4"
    >
      {journeyFields
        .filter((name) => asked.includes(name))
        .map((name) => (
          <div key={name}>{fields[name]}</div>
        ))}
      {known.length > 0 && (
        <div>
          <p className="tabular">{keepDots(t('known', { said: known.map((name) => say(name, values)).join(' · ') }))}</p>
          <Disclosure look="text" summary={t('changeKnown')}>
            <div className="grid gap-4 pt-2 pb-1">
              {known.map((name) => (
                <div key={name}>{fields[name]}</div>
              ))}
            </div>
          </Disclosure>
        </div>
      )}
      <Button type="submit" look="outline" wide>
        {t('prepare')}
      </Button>
    </form>
  );
}
