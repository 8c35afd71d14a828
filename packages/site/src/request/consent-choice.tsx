import { CheckField } from '@cotejo/ui/check-field';
import { useEdition } from '../edition-context.ts';
import { useLanguage, useTexts } from '../texts/use-texts.ts';
import { consentBoxes } from './consent-words.ts';
import { requestTexts } from './texts.ts';
import type { RequestDraft } from './use-request-draft.ts';

interface ConsentChoiceProps {
  readonly draft: RequestDraft;
  /** The organization of the product; null: there is none. */
  readonly insurer: string | null;
}

/** What the visitor may allow beside the answer: a box for each purpose and recipient, none of them ticked. */
export function ConsentChoice({ draft, insurer }: ConsentChoiceProps) {
  const [edition, language, t] = [useEdition(), useLanguage(), useTexts(requestTexts)];
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 font-semibold">{t('consents')}</legend>
      {consentBoxes(edition, language, insurer).map(({ name, label }) => (
        <CheckField
          key={name}
          name={name}
          label={label}
          className="text-ink-2"
          checked={draft.values[name]}
          onChange={(event) => draft.change({ [name]: event.target.checked })}
        />
      ))}
    </fieldset>
  );
}
