import { useEdition } from '../edition-context.ts';
import { useTexts } from '../texts/use-texts.ts';
import { promiseTexts } from './texts.ts';

const promises = ['price', 'order', 'choice'] as const;

/** 'Cómo comparamos': what the visitor can hold us to. */
export function Promises() {
  const t = useTexts(promiseTexts);
  const { indexedUnit } = useEdition();
  return (
    <section aria-labelledby="como-comparamos" className="pt-9 lg:pt-13">
      <h2 id="como-comparamos" className="mb-4 text-xl tracking-tight lg:text-2xl">
        {t('howWeCompare')}
      </h2>
      <ul className="grid gap-5 lg:grid-cols-3 lg:gap-8.5">
        {promises.map((promise) => (
          <li key={promise}>
            <p className="mb-1.5 font-extrabold text-action">{t(`${promise}.heading`)}</p>
            <h3 className="mb-1 text-lg">{t(`${promise}.claim`)}</h3>
            <p className="text-ink-2">
              {t(promise === 'price' && indexedUnit === null ? 'price.text.insurance' : `${promise}.text`)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
