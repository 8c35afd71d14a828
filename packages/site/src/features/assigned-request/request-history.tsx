import type { AssignedRequest } from '@cotejo/contract/assigned-request';
import { useMomentText } from '../../texts/use-moment-text.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { assignedTexts } from './texts.ts';

/** All that became of a request, the newest first. */
export function RequestHistory({ history }: Pick<AssignedRequest, 'history'>) {
  const t = useTexts(assignedTexts);
  const when = useMomentText();
  return (
    <section aria-labelledby="historia">
      <h2 id="historia" className="text-lg">
        {t('history')}
      </h2>
      <ol className="mt-3 grid gap-3">
        {history.toReversed().map(({ at, by, name, status, subStatus, reason }, index) => (
          <li key={index} className="border-l-2 border-line-2 pl-3">
            <p className="font-semibold">{[status, subStatus, reason].filter((said) => said !== null).join(' · ')}</p>
            <p className="text-sm text-ink-2">
              {when(at)} · {name ?? t(`by.${by}`)}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
