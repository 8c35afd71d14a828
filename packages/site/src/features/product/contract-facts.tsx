import type { Item } from '@cotejo/contract/compare';
import { Term } from '@cotejo/ui/term';
import type { ReactNode } from 'react';
import { SectionCard } from './section-card.tsx';

type Metadata = Item['insuranceMetadata'];

/** Names of the conditions that sources give by key. */
const conditionNames: Readonly<Partial<Record<string, string>>> = {
  participacion_minima: 'Participación mínima',
  edad_maxima: 'Edad máxima',
  a_quien: 'A quién asegura',
  vida: 'Seguro de vida',
  credito: 'Crédito',
  votacion: 'Votación',
  ingreso_nomina: 'Ingreso a la nómina',
};

/** A key as it is read: its name, or its words. */
export function conditionName(key: string): string {
  const words = key.replaceAll('_', ' ');
  return conditionNames[key] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="border-t border-line py-2.5 first:border-t-0 sm:grid sm:grid-cols-[2fr_3fr] sm:gap-4">
      <dt className="text-ink-2">{name}</dt>
      <dd>{children}</dd>
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
      <Term word={term}>{fact.tooltip}</Term>
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
  if (!hasContractFacts(metadata)) return null;
  return (
    <SectionCard id="condiciones" title="Condiciones">
      <dl>
        {metadata.metadata_colectivo.map(({ key, value, categoria }) => (
          <Fact key={`${categoria}-${key}`} name={conditionName(key)}>
            {value}
          </Fact>
        ))}
        {metadata.aporte_inicial !== null && <Fact name="Aporte inicial">{metadata.aporte_inicial}</Fact>}
        {metadata.beneficio_tributario !== null && <Fact name="Beneficio tributario">{metadata.beneficio_tributario}</Fact>}
        <ExplainedFact name="Fondos disponibles" term="un fondo disponible" fact={metadata.fondos_disponibles} />
        <ExplainedFact name="Coberturas adicionales" term="una cobertura adicional" fact={metadata.coberturas_adicionales} />
      </dl>
    </SectionCard>
  );
}
