import { Card } from '@cotejo/ui/card';
import { AgainForm } from '../layout/again-form.tsx';
import type { TranslateOf } from '../texts/texts.ts';
import { useTexts } from '../texts/use-texts.ts';
import type { ProofProgress } from './person-proof.ts';
import type { RobotRefusal } from './robot-refusal.ts';
import { personCheckTexts } from './texts.ts';
import { usePersonProof } from './use-person-proof.ts';

interface RobotBoxProps {
  readonly refusal: RobotRefusal;
  /** In the list of a comparator (A §8), or where results failed elsewhere (B §8): the button says it otherwise. */
  readonly place: 'list' | 'results';
  /** Asks again for what was refused. */
  readonly onProved: () => void;
}

const minute = 60;

/** Nothing can be computed without script: the page waits until calls are taken again, and loads itself. */
function WithoutScript({ refusal }: { readonly refusal: RobotRefusal }) {
  const t = useTexts(personCheckTexts);
  const seconds = refusal.retryAfterSeconds ?? minute;
  return (
    <>
      <meta httpEquiv="refresh" content={String(seconds)} />
      <p className="mt-3">{t('withoutScript', { count: Math.ceil(seconds / minute) })}</p>
    </>
  );
}

function progressText(progress: ProofProgress, t: TranslateOf<typeof personCheckTexts>): string {
  if (progress.kind === 'busy') return t('proving');
  return progress.waitSeconds === null ? t('failed') : t('wait', { seconds: progress.waitSeconds });
}

/** For who was taken for a robot: one click proves the opposite and brings what was asked for; nothing typed is lost. */
export function RobotBox({ refusal, place, onProved }: RobotBoxProps) {
  const { progress, prove } = usePersonProof(refusal, onProved);
  const t = useTexts(personCheckTexts);
  const hasFailed = progress?.kind === 'failed';
  return (
    <Card className="lg:max-w-text">
      <div role="alert">
        <h2 className="text-lg">{t('title')}</h2>
        <p className="text-ink-2">{t('reason')}</p>
      </div>
      <AgainForm label={hasFailed ? t('again') : t(`prove.${place}`)} isBusy={progress?.kind === 'busy'} onAgain={prove} />
      <p role="status" className={hasFailed ? 'mt-2 text-danger' : 'mt-2 text-ink-2'}>
        {progress && progressText(progress, t)}
      </p>
      <p className="mt-2 text-sm text-ink-2">{t('sorry')}</p>
      {/* Browsers with script show none of it: only the server's build carries it. */}
      <noscript>{import.meta.env.SSR && <WithoutScript refusal={refusal} />}</noscript>
    </Card>
  );
}
