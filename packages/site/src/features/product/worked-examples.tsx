import type { Care, CareExample } from '@cotejo/contract/care';
import { Disclosure } from '@cotejo/ui/disclosure';
import { useEdition } from '../../edition-context.ts';
import { amountText } from '../../price/amount-text.ts';
import { TextWith } from '../../texts/text-with.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { SectionCard } from '../../product-detail/section-card.tsx';
import { careTexts } from '../../product-detail/texts.ts';

type Result = NonNullable<CareExample['result']>;
type Shares = Pick<Result, 'price' | 'system' | 'covered' | 'paid'>;

interface Wording {
  readonly kind: 'plan' | 'insurance';
  readonly system: Care['system'];
}

/** Price, shares and what is left for the patient, in that order. */
function useShares({ price, system, covered, paid }: Shares, wording: Wording) {
  const edition = useEdition();
  const t = useTexts(careTexts);
  return [
    { label: t('costs'), value: amountText(price, edition), isOwn: false },
    ...(wording.system ? [{ label: t(`pays.${wording.system}`), value: amountText(system, edition), isOwn: false }] : []),
    { label: t(`pays.${wording.kind}`), value: amountText(covered, edition), isOwn: false },
    { label: t('youPay'), value: amountText(paid, edition), isOwn: true },
  ];
}

function Totals({ result, wording }: { readonly result: Result; readonly wording: Wording }) {
  return (
    <dl className="tabular mt-2 grid grid-cols-2 gap-x-7 gap-y-2.5 sm:flex sm:flex-wrap">
      {useShares(result, wording).map(({ label, value, isOwn }) => (
        <div key={label} className="flex flex-col-reverse justify-end">
          <dt className="text-sm text-ink-2">{label}</dt>
          <dd className={isOwn ? 'text-lg font-bold' : 'text-lg'}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function StepItem({ step, wording }: { readonly step: Result['steps'][number]; readonly wording: Wording }) {
  const t = useTexts(careTexts);
  const shares = useShares(step, wording);
  return (
    <li className="border-t border-line py-2.5">
      <p className="font-semibold">
        {step.units > 1 && `${step.units} × `}
        {step.label}
      </p>
      <dl className="tabular mt-1 grid gap-x-6 gap-y-0.5 text-sm sm:flex sm:flex-wrap">
        {shares.map(({ label, value, isOwn }) => (
          <div key={label} className="flex justify-between gap-x-2">
            <dt className="text-ink-2">{label}</dt>
            <dd className={isOwn ? 'font-semibold' : ''}>{value}</dd>
          </div>
        ))}
      </dl>
      {step.limits.length > 0 && <p className="mt-1 text-sm text-ink-2">{t('applies', { limits: step.limits.join(', ') })}</p>}
    </li>
  );
}

function Example({ example, wording }: { readonly example: CareExample; readonly wording: Wording }) {
  const edition = useEdition();
  const t = useTexts(careTexts);
  const { label, result, reason } = example;
  return (
    <li className="border-t border-line py-4 first:border-t-0 first:pt-0 last:pb-0">
      <h3 className="text-base font-semibold">{label}</h3>
      {result === null ? (
        <p className="mt-1 text-ink-2">{t('impossible', { reason: reason ?? '' })}</p>
      ) : (
        <>
          <Totals result={result} wording={wording} />
          {result.paidOutside && (
            <p className="mt-2 text-sm text-ink-2">
              {t(`outside.${wording.kind}`, { amount: amountText(result.paidOutside, edition) })}
            </p>
          )}
          <Disclosure
            look="text"
            className="mt-1"
            summary={
              <TextWith text={t('stepByStepOf', { example: label })} elements={{ steps: t('stepByStep') }} around="sr-only" />
            }
          >
            <ol className="mt-1">
              {result.steps.map((step) => (
                <StepItem key={step.label} step={step} wording={wording} />
              ))}
            </ol>
          </Disclosure>
        </>
      )}
    </li>
  );
}

/** Three situations with what they cost, what is paid for one person, and why; each can be followed step by step. */
export function WorkedExamples({ care, kind }: { readonly care: Care; readonly kind: Wording['kind'] }) {
  const t = useTexts(careTexts);
  if (care.examples.length === 0) return null;
  const reasons = new Set(care.examples.map(({ reason }) => reason));
  const [onlyReason] = reasons;
  const isTheSame = reasons.size === 1 && onlyReason !== null && onlyReason !== undefined;
  return (
    <SectionCard id="ejemplos" title={t('examples')}>
      {isTheSame ? (
        <p className="text-ink-2">{t('impossible', { reason: onlyReason })}</p>
      ) : (
        <>
          <ul>
            {care.examples.map((example) => (
              <Example key={example.name} example={example} wording={{ kind, system: care.system }} />
            ))}
          </ul>
          <p className="mt-4 border-t border-line pt-3.5 text-sm text-ink-2">{t('examplesNote')}</p>
        </>
      )}
    </SectionCard>
  );
}
