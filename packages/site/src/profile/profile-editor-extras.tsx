import type { ExtraAnswer } from '@cotejo/contract/extra-answers';
import { Disclosure } from '@cotejo/ui/disclosure';
import { useState } from 'react';
import { useEdition } from '../edition-context.ts';
import { useTexts } from '../texts/use-texts.ts';
import { ChoiceField } from './choice-field.tsx';
import { editorTexts } from './editor-texts.ts';
import { insurerIsRequired } from './extra-form-data.ts';
import { CountryField } from './profile-editor-country.tsx';
import { DateField } from './profile-editor-date.tsx';
import { InsurerField } from './profile-editor-insurer.tsx';
import { withDates, withPlace, withVisitor } from './edit-extras.ts';
import { errorOf } from './field-error.ts';
import { asks, type QuestionGroupProps } from './profile-questions.ts';

interface ExtraFieldProps extends QuestionGroupProps {
  readonly answer: ExtraAnswer;
}

function MaternityField({ draft, errors, onChange }: QuestionGroupProps) {
  const t = useTexts(editorTexts);
  const name = 'cotizante.0.maternidad';
  const { maternity = null } = draft.contributors[0] ?? {};
  return (
    <ChoiceField
      name={name}
      label={t('maternity')}
      choices={[
        { code: 'si', name: t('yes'), group: null },
        { code: 'no', name: t('no'), group: null },
      ]}
      chosen={maternity === null ? null : maternity ? 'si' : 'no'}
      error={errorOf(errors, name)}
      onChange={onChange && ((code) => onChange(withVisitor(draft, { maternity: code === null ? null : code === 'si' })))}
    />
  );
}

function ExtraField({ answer, ...props }: ExtraFieldProps) {
  const { draft, errors, onChange } = props;
  const t = useTexts(editorTexts);
  const visitor = draft.contributors[0];
  const ofVisitor = `cotizante.0.${answer}`;
  const ofJourney = `viaje.${answer}`;
  switch (answer) {
    case 'epsActual':
      return <InsurerField {...props} isRequired={false} />;
    case 'maternidad':
      return <MaternityField {...props} />;
    case 'nacionalidad':
      return (
        <CountryField
          name={ofVisitor}
          label={t('nationality')}
          country={visitor?.nationality}
          error={errorOf(errors, ofVisitor)}
          onChange={onChange && ((nationality) => onChange(withVisitor(draft, { nationality })))}
        />
      );
    case 'paisCobertura':
      return (
        <CountryField
          name={ofVisitor}
          label={t('coverCountry')}
          country={visitor?.coverCountry}
          error={errorOf(errors, ofVisitor)}
          onChange={onChange && ((coverCountry) => onChange(withVisitor(draft, { coverCountry })))}
        />
      );
    case 'origen':
      return (
        <CountryField
          name={ofJourney}
          label={t('origin')}
          country={draft.journey?.origin}
          error={errorOf(errors, ofJourney)}
          onChange={onChange && ((origin) => onChange(withPlace(draft, { origin })))}
        />
      );
    case 'destino':
      return (
        <CountryField
          name={ofJourney}
          label={t('destination')}
          country={draft.journey?.destination}
          error={errorOf(errors, ofJourney)}
          onChange={onChange && ((destination) => onChange(withPlace(draft, { destination })))}
        />
      );
    case 'salida':
      return (
        <DateField
          name={ofJourney}
          label={t('departure')}
          day={draft.journey?.departure}
          error={errorOf(errors, ofJourney)}
          onChange={onChange && ((departure) => onChange(withDates(draft, { departure })))}
        />
      );
    case 'regreso':
      return (
        <DateField
          name={ofJourney}
          label={t('homecoming')}
          day={draft.journey?.homecoming}
          error={errorOf(errors, ofJourney)}
          onChange={onChange && ((homecoming) => onChange(withDates(draft, { homecoming })))}
        />
      );
  }
}

/** What goes along with a request and no price depends on, closed until somebody wants to say it (docs/decisions/0291). */
export function ExtraQuestions(props: QuestionGroupProps) {
  const { line, draft, errors, onChange } = props;
  const edition = useEdition();
  const t = useTexts(editorTexts);
  const [wasOpened, setWasOpened] = useState(false);
  const isOfNobody = onChange !== null && draft.contributors.every(({ sex }) => sex !== 'Femenino');
  const answers = line.extras.filter((answer) => {
    if (answer === 'epsActual') return !insurerIsRequired(line, edition);
    return answer !== 'maternidad' || !isOfNobody;
  });
  const hasFault = errors.some(({ field }) => answers.some((answer) => field.endsWith(`.${answer}`)));
  const { departure, homecoming } = draft.journey ?? {};
  // Days that were kept may have passed, which the rule of the line says of no field: who is told so has to see them.
  const saysDays = asks(line, 'journey') && (departure ?? homecoming ?? null) !== null;
  // Once something in it was wrong it stays open while that is mended.
  if ((hasFault || saysDays) && !wasOpened) setWasOpened(true);
  if (answers.length === 0) return null;
  return (
    <Disclosure look="add" open={hasFault || saysDays || wasOpened || undefined} summary={t('extras')}>
      <p className="mb-4 text-sm text-ink-2">{t(asks(line, 'journey') ? 'extras.journey' : 'extras.people')}</p>
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        {answers.map((answer) => (
          <ExtraField key={answer} {...props} answer={answer} />
        ))}
      </div>
    </Disclosure>
  );
}
