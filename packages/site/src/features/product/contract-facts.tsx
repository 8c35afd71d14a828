import type { Item } from '@cotejo/contract/compare';
import type { ReactNode } from 'react';
import { ExplainedTerm } from '../../layout/explained-term.tsx';
import { useSpanishMark } from '../../labels/use-spanish-mark.ts';
import type { KeyOf, TranslateOf } from '../../texts/texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { SectionCard } from '../../product-detail/section-card.tsx';
import { contractTexts } from '../../product-detail/texts.ts';

type Metadata = Item['insuranceMetadata'];

function isNamed(key: string): key is KeyOf<typeof contractTexts.es> {
  return Object.hasOwn(contractTexts.es, key);
}

/** A key of a condition as it is read: its name, or its words. */
function conditionName(key: string, t: TranslateOf<typeof contractTexts>): string {
  const name = `name.${key}`;
  const words = key.replaceAll('_', ' ');
  return isNamed(name) ? t(name) : words.charAt(0).toUpperCase() + words.slice(1);
}

/** The name is ours, what is agreed is the insurer's. */
function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  const spanish = useSpanishMark();
  return (
    <div className="border-t border-line py-2.5 first:border-t-0 sm:grid sm:grid-cols-[2fr_3fr] sm:gap-4">
      <dt className="text-ink-2">{name}</dt>
      <dd {...spanish}>{children}</dd>
    </div>
  );
}

function ExplainedFact({
  name,
  term,
  fact,
}: {
  readonly name: string;
  readonly term: string;
  readonly fact: Metadata['fondos_disponibles'];
}) {
  if (!fact) return null;
  return (
    <Fact name={name}>
      {fact.text}
      <ExplainedTerm word={term}>{fact.tooltip}</ExplainedTerm>
    </Fact>
  );
}

/** Whether the product says anything of how it is contracted (A3-12 to A3-15). */
export function hasContractFacts(metadata: Metadata): boolean {
  return (
    metadata.metadata_colectivo.length > 0 ||
    metadata.aporte_inicial !== null ||
    metadata.beneficio_tributario !== null ||
    metadata.coberturas_adicionales !== null ||
    metadata.fondos_disponibles !== null
  );
}

/** What is agreed beside price and coverages: a company's conditions, first payment, tax, funds and what can be added. */
export function ContractFacts({ metadata }: { readonly metadata: Metadata }) {
  const t = useTexts(contractTexts);
  if (!hasContractFacts(metadata)) return null;
  return (
    <SectionCard id="condiciones" title={t('title')}>
      <dl>
        {metadata.metadata_colectivo.map(({ key, value, categoria }) => (
          <Fact key={`${categoria}-${key}`} name={conditionName(key, t)}>
            {value}
          </Fact>
        ))}
        {metadata.aporte_inicial !== null && <Fact name={t('firstPayment')}>{metadata.aporte_inicial}</Fact>}
        {metadata.beneficio_tributario !== null && <Fact name={t('tax')}>{metadata.beneficio_tributario}</Fact>}
        <ExplainedFact name={t('funds')} term={t('fundsWord')} fact={metadata.fondos_disponibles} />
        <ExplainedFact name={t('extras')} term={t('extrasWord')} fact={metadata.coberturas_adicionales} />
      </dl>
    </SectionCard>
  );
}
