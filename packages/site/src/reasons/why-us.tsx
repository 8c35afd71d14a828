import { Icon } from '@cotejo/ui/icon';
import { useEdition } from '../edition-context.ts';
import { useTexts } from '../texts/use-texts.ts';
import type { Reasons, ReasonsFor } from './load-reasons.ts';
import { ReasonIcon } from './reason-icon.tsx';
import { reasonTexts } from './texts.ts';

/** Drawings of the house, under its own address: white that lets the brand's colour behind them through. */
const pictures = { people: '/comparar-en-familia.svg', company: '/comparar-en-empresa.svg' } as const satisfies Record<
  ReasonsFor,
  string
>;

/** One reason; the API lets nothing into `message` but text and its emphasis. */
function Message({ message }: { readonly message: string }) {
  return <p dangerouslySetInnerHTML={{ __html: message }} />;
}

/** Why to compare here, as a list of ticks beside a drawing (A2.4-32, A2.4-33, A2.4-35). */
export function WhyUs({ reasons }: { readonly reasons: Reasons }) {
  const t = useTexts(reasonTexts);
  const { brand } = useEdition();
  if (reasons.all.length === 0) return null;
  return (
    <section aria-labelledby="por-que" className="grid items-center gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div>
        <h2 id="por-que" className="text-xl tracking-tight lg:text-2xl">
          {t('whyUs', { project: brand.name })}
        </h2>
        <ul className="mt-4 grid gap-3">
          {reasons.all.map(({ message }) => (
            <li key={message} className="flex max-w-text gap-3">
              <Icon name="check" className="mt-0.5 size-5 text-best" />
              <Message message={message} />
            </li>
          ))}
        </ul>
      </div>
      <div className="hidden overflow-clip rounded-card lg:block">
        <img src={pictures[reasons.for]} alt="" width="320" height="200" loading="lazy" className="h-auto w-full bg-action" />
      </div>
    </section>
  );
}

/** The same inside a form, each reason a tile with its sign (A2.4-34). */
export function WhyUsTiles({ reasons }: { readonly reasons: Reasons }) {
  const t = useTexts(reasonTexts);
  const { brand } = useEdition();
  if (reasons.all.length === 0) return null;
  return (
    <section aria-labelledby="por-que" className="mt-6 border-t border-line pt-5">
      <h2 id="por-que" className="text-lg">
        {t('whyUs', { project: brand.name })}
      </h2>
      <ul className="mt-3 grid gap-2.5 sm:grid-cols-2">
        {reasons.all.map(({ icon, message }) => (
          <li key={message} className="grid content-start gap-2 rounded-control bg-surface-2 p-3.5 text-sm">
            <span className="text-action">
              <ReasonIcon name={icon} />
            </span>
            <Message message={message} />
          </li>
        ))}
      </ul>
    </section>
  );
}
