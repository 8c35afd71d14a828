import { buttonClass } from '@cotejo/ui/button';
import { Icon } from '@cotejo/ui/icon';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { useEdition } from '../edition-context.ts';
import { PageHead } from '../head/page-head.tsx';
import { serverContext } from '../server-context.ts';
import { useTexts } from '../texts/use-texts.ts';
import { purgedApps, type PurgedApp } from './badge-calls.ts';
import { badgeTexts } from './badge-texts.ts';
import { featureKeys } from './feature-keys.ts';
import { timingNames } from './page-timings.ts';

/** The application whose caches are emptied from the host. */
export function loader({ context }: LoaderFunctionArgs): PurgedApp {
  return context.get(serverContext).partnerHost === null ? purgedApps.own : purgedApps.partner;
}

const panelId = 'trafico-interno';
const outline = buttonClass({ look: 'outline', size: 'small', wide: true });

/** One switch for each feature (B2.13-05); what a feature tells stands below its own. */
function Switches() {
  const t = useTexts(badgeTexts);
  return (
    <fieldset data-staff-only>
      <legend>{t('switches')}</legend>
      {featureKeys.map((key) => (
        <div key={key} data-feature={key}>
          <label className="badge-switch">
            <input type="checkbox" aria-describedby={`${panelId}-${key}`} />
            <b>{t(`switch.${key}`)}</b>
            <small id={`${panelId}-${key}`}>{t(`explain.${key}`)}</small>
          </label>
          {key === 'timings' && (
            <dl hidden data-empty={t('noFigure')}>
              {timingNames.map((name) => (
                <div key={name} data-timing={name}>
                  <dt>{t(`timing.${name}`)}</dt>
                  <dd />
                </div>
              ))}
            </dl>
          )}
          {key === 'measured' && <ol hidden data-empty={t('noEvents')} />}
        </div>
      ))}
      <p data-unnamed>{t('unnamed')}</p>
    </fieldset>
  );
}

function Links() {
  const t = useTexts(badgeTexts);
  return (
    <fieldset>
      <legend>{t('links')}</legend>
      <button type="button" data-copy="list" className={outline}>
        {t('copyList')}
      </button>
      <button type="button" data-copy="comparator" className={outline}>
        {t('copyComparator')}
      </button>
      <p
        role="alert"
        data-alert="build.url.message"
        data-copied={t('build.url.message')}
        data-not-copied={t('notCopied', { address: '{}' })}
        data-not-made={t('notMade')}
      />
    </fieldset>
  );
}

/** How much affinity counts in the order of the list (B2.13-11, B2.13-12). */
function Ponderation() {
  const t = useTexts(badgeTexts);
  const hint = `${panelId}-peso`;
  return (
    <form data-staff-only data-ponderation>
      <label>
        {t('ponderation')}
        <input
          type="number"
          name="ponderation"
          min="0"
          max="1"
          step="any"
          required
          inputMode="decimal"
          aria-describedby={hint}
          className="control-base"
        />
      </label>
      <button type="submit" className={buttonClass({ size: 'large' })}>
        {t('apply')}
      </button>
      <small id={hint}>{t('ponderationHint')}</small>
    </form>
  );
}

function Purge({ app }: { readonly app: PurgedApp }) {
  const t = useTexts(badgeTexts);
  return (
    <div data-staff-only data-purge={app}>
      <button type="button" className={outline}>
        {t('purge')}
      </button>
      <p
        role="status"
        data-purging={t('purging')}
        data-purged={t('purged')}
        data-refused={t('refused')}
        data-failed={t('failed')}
      />
    </div>
  );
}

/** The badge of internal traffic (B §2.13), fetched for who is of the house or was sent by somebody. */
export function Component() {
  const t = useTexts(badgeTexts);
  const app: PurgedApp = useLoaderData();
  const { brand } = useEdition();
  return (
    <main>
      <PageHead title={t('internal')} isPrivate />
      <section data-badge-of-traffic data-domains={brand.staffDomains.join(' ')} aria-label={t('internal')}>
        <button type="button" popoverTarget={panelId} className="badge-tab">
          <span data-badge-name>{t('internal')}</span>
        </button>
        <div id={panelId} popover="auto" role="group" aria-labelledby={`${panelId}-nombre`} className="badge-panel">
          <header>
            <h2 id={`${panelId}-nombre`} data-badge-name>
              {t('internal')}
            </h2>
            <button
              type="button"
              popoverTarget={panelId}
              popoverTargetAction="hide"
              aria-label={t('close')}
              className={buttonClass({ look: 'quiet', size: 'icon' })}
            >
              <Icon name="close" />
            </button>
          </header>
          <Links />
          <Switches />
          <Ponderation />
          <Purge app={app} />
        </div>
      </section>
    </main>
  );
}
