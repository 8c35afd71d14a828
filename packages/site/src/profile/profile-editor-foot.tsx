import { Button } from '@cotejo/ui/button';
import { useTexts } from '../texts/use-texts.ts';
import { editorTexts } from './editor-texts.ts';
import type { Verdict } from './use-profile-edit.ts';

interface EditorFootProps {
  readonly formId: string;
  readonly verdict: Verdict;
  /** What the validation script said of the profile: '' that it is invalid, null nothing. */
  readonly ruled: string | null;
  /** What was sent is being looked at; an edit ends that. */
  readonly isChecking: boolean;
}

/** What is wrong with the form as a whole (B4-19, B8-07, B8-08). */
function Refusal({ verdict, ruled }: Pick<EditorFootProps, 'verdict' | 'ruled'>) {
  const t = useTexts(editorTexts);
  if (verdict.kind === 'none' || verdict.kind === 'complete') return ruled === '' ? t('invalid') : ruled;
  return (
    <>
      {verdict.kind === 'invalid' && <span className="block">{t('invalid')}</span>}
      {verdict.missing !== '' && <span className="block">{t('missing', { fields: verdict.missing })}</span>}
      {verdict.kind === 'rows-without-age' && <span className="block">{t('staysOpen')}</span>}
    </>
  );
}

/** Under the form: what is said of it as a whole, and the button that sends it. */
export function EditorFoot({ formId, verdict, ruled, isChecking }: EditorFootProps) {
  const t = useTexts(editorTexts);
  return (
    <div className="grow">
      <p role="alert" className="text-sm font-semibold text-danger not-empty:pb-2">
        <Refusal verdict={verdict} ruled={ruled} />
      </p>
      <p role="status" className="text-sm text-ink-2 not-empty:pb-2">
        {verdict.kind === 'complete' && ruled === null && t('complete')}
      </p>
      <Button
        type="submit"
        form={formId}
        size="large"
        wide
        aria-busy={isChecking}
        aria-disabled={isChecking}
        className="aria-busy:cursor-progress aria-busy:opacity-60"
      >
        {t('compare')}
      </Button>
    </div>
  );
}
