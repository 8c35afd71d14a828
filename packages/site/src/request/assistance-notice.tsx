import type { AssistancePages } from '@cotejo/core/assistance-address';
import { dayAt } from '@cotejo/core/dates';
import { isDestination } from '@cotejo/core/destinations';
import { buttonClass } from '@cotejo/ui/button';
import { Disclosure } from '@cotejo/ui/disclosure';
import { useEffect, useRef, useState } from 'react';
import { warnInBrowser } from '../browser-log.ts';
import { useEdition } from '../edition-context.ts';
import { useDayText } from '../texts/use-day-text.ts';
import { useTexts } from '../texts/use-texts.ts';
import { AssistanceForm } from './assistance-form.tsx';
import {
  hostsOf,
  journeyFields,
  journeyOfForm,
  wayToAssistance,
  type AssistanceWay,
  type JourneyValues,
} from './assistance-journey.ts';
import { assistanceTexts } from './assistance-texts.ts';
import { keepDots } from './assistance-words.ts';

type OpenWay = Extract<AssistanceWay, { readonly kind: 'open' }>;

/** What is passed on, word for word, and the link that passes it on. */
function WayOn({ way, host }: { readonly way: OpenWay; readonly host: string }) {
  const t = useTexts(assistanceTexts);
  const dayText = useDayText();
  const { origen, destino, salida, regreso } = way.values;
  const years = t(way.ages.length === 1 ? 'years.one' : 'years.many', { ages: way.ages.join(', ') });
  const told = {
    ages: years,
    start: dayText(salida),
    end: dayText(regreso),
    destination: isDestination(destino) ? t(`to.${destino}`) : '',
    origin: t(origen === 'CL' ? 'origin.CL' : 'origin.other'),
  };
  return (
    <>
      <p className="tabular font-semibold">{keepDots(t('told', told))}</p>
      {way.ignored.length > 0 && <p className="text-ink-2">{t('ignored')}</p>}
      <a
        href={way.url}
        target="_blank"
        rel="noopener noreferrer"
        referrerPolicy="no-referrer"
        className={buttonClass({ look: 'outline', wide: true })}
      >
        <span className="min-w-0 wrap-anywhere">{t('open', { host })}</span>
        <span className="sr-only"> ({t('newTab')})</span>
      </a>
    </>
  );
}

interface AssistanceNoticeProps {
  readonly pages: AssistancePages;
  /** What is known when the page is made. */
  readonly known: AssistanceWay;
  /** True: a form of ours was sent before, so that what is wrong is told; all of it can be said anew. */
  readonly wasSent?: boolean;
}

function isSaid(values: JourneyValues, name: string): boolean {
  return Object.entries(values).some(([field, value]) => field === name && value !== '');
}

/** In the browser's log, the age alone (B5-41). */
function logInBrowser(age: number): void {
  warnInBrowser(`a passenger of ${age} years is in no band, and is not passed on`);
}

/**
 * What the assistance provider is told of a journey, and the way to its page once all is said: read first, changed where it is
 * not what was meant, and opened by the visitor alone (B7-48). Only what nobody said yet is asked.
 */
export function AssistanceNotice({ pages, known, wasSent = false }: AssistanceNoticeProps) {
  const t = useTexts(assistanceTexts);
  const { timeZone } = useEdition();
  const [way, setWay] = useState({ ...known, isTold: wasSent });
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (way.kind === 'open') way.ignored.forEach(logInBrowser);
  }, [way]);
  const host = hostsOf(pages, way.values);
  const hosts = host.length > 1 ? t('or', { chile: host[0] ?? '', worldwide: host[1] ?? '' }) : (host[0] ?? '');
  const prepare = (form: FormData): void => {
    const next = wayToAssistance(journeyOfForm(form), { pages, today: dayAt(Date.now(), timeZone ?? 'UTC') });
    setWay({ ...next, isTold: true });
    requestAnimationFrame(() => {
      const wrong = result.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
      (wrong ?? result.current)?.focus();
    });
  };
  const faults = known.kind === 'asked' ? known.faults : {};
  const wrongNow = way.kind === 'asked' ? way.faults : {};
  const asked = journeyFields.filter((name) => wasSent || faults[name] !== undefined || wrongNow[name] !== undefined);
  // What nobody said yet is asked and not blamed; what was said and is wrong is told at once.
  const told = Object.fromEntries(Object.entries(wrongNow).filter(([name]) => way.isTold || isSaid(way.values, name)));
  const form = { values: way.values, onPrepare: prepare };
  return (
    <section aria-labelledby="asistencia" className="rounded-card border border-line bg-surface p-4.5 lg:p-7">
      <h2 id="asistencia" className="text-lg">
        {t('title')}
      </h2>
      <div className="mt-2 grid gap-2">
        <p>{t('invitation', { host: hosts })}</p>
        <p className="text-ink-2">
          {t('passes')} <strong className="font-semibold text-ink">{t('keeps')}</strong> {t('whose', { host: hosts })}
        </p>
      </div>
      <div ref={result} tabIndex={-1} className="mt-4 grid gap-3 outline-none">
        {way.kind === 'open' ? <WayOn way={way} host={hosts} /> : <AssistanceForm {...form} faults={told} asked={asked} />}
        {way.kind === 'open' && (
          <Disclosure key={JSON.stringify(way.values)} look="text" summary={t('change')}>
            <div className="pt-2">
              <AssistanceForm {...form} faults={{}} asked={journeyFields} />
            </div>
          </Disclosure>
        )}
      </div>
    </section>
  );
}
