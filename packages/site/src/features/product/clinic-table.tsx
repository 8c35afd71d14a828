import type { CoverageOrganization } from '@cotejo/contract/catalogue';
import { foldText } from '@cotejo/core/text';
import { controlClass } from '@cotejo/ui/control';
import { Table, TableCell, TableRow } from '@cotejo/ui/table';
import { useId, useState } from 'react';
import { useEdition } from '../../edition-context.ts';
import { percentText } from '../../price/amount-text.ts';
import { priceTexts } from '../../price/texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { SectionCard } from './section-card.tsx';
import { coverageTexts } from './texts.ts';

/** Clinics whose name holds the text, whatever its case and accents (B §5). */
export function clinicsNamed(clinics: readonly CoverageOrganization[], text: string): readonly CoverageOrganization[] {
  const wanted = foldText(text);
  return wanted === '' ? clinics : clinics.filter(({ displayName }) => foldText(displayName).includes(wanted));
}

function Percentage({ value }: { readonly value: number | null }) {
  const tPrice = useTexts(priceTexts);
  return <TableCell className={value === null ? 'text-ink-2' : 'font-bold text-best'}>{percentText(value, tPrice)}</TableCell>;
}

function ClinicRow({ clinic }: { readonly clinic: CoverageOrganization }) {
  const { regions } = useEdition();
  const region = regions.find(({ code }) => code === clinic.regionCode);
  return (
    <TableRow
      head={
        <>
          {clinic.displayName}
          {region && <span className="block text-sm text-ink-2">{region.name}</span>}
        </>
      }
    >
      <Percentage value={clinic.hospitalaria} />
      <Percentage value={clinic.ambulatoria} />
    </TableRow>
  );
}

interface ClinicTableProps {
  readonly clinics: readonly CoverageOrganization[];
  readonly areComplete: boolean;
}

/** The network of the product, searchable; a long one scrolls in its own place, so the page stays readable. */
export function ClinicTable({ clinics, areComplete }: ClinicTableProps) {
  const [text, setText] = useState('');
  const t = useTexts(coverageTexts);
  const fieldId = useId();
  const found = clinicsNamed(clinics, text);
  return (
    <SectionCard id="clinicas" title={t('clinics')}>
      {clinics.length === 0 ? (
        <p className="text-ink-2">
          <strong className="block text-ink">{t('noClinics')}</strong>
          {t('noClinicsText')}
        </p>
      ) : (
        <>
          <label htmlFor={fieldId} className="sr-only">
            {t('search')}
          </label>
          <input
            id={fieldId}
            type="search"
            value={text}
            onChange={(event) => setText(event.target.value)}
            placeholder={t('searchAmong', { count: clinics.length })}
            className={controlClass({ className: 'mb-3' })}
          />
          <p role="status" className="sr-only">
            {text === '' ? '' : t('found', { count: found.length })}
          </p>
          {found.length === 0 ? (
            <p className="py-2 text-ink-2">{t('noneFound')}</p>
          ) : (
            <div tabIndex={0} role="region" aria-label={t('clinicsOf')} className="max-h-100 overflow-y-auto">
              <Table
                columns={[
                  { label: t('centre') },
                  { label: t('hospital'), className: 'w-22 lg:w-28' },
                  { label: t('consultation'), className: 'w-22 lg:w-28' },
                ]}
              >
                <tbody>
                  {found.map((clinic) => (
                    <ClinicRow key={clinic.organizationCode} clinic={clinic} />
                  ))}
                </tbody>
              </Table>
            </div>
          )}
        </>
      )}
      <p className="mt-3 text-sm text-ink-2">{t(areComplete ? 'complete' : 'incomplete')}</p>
    </SectionCard>
  );
}
