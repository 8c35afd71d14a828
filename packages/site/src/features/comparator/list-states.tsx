import type { ComparatorAnswer } from '@cotejo/contract/catalogue';
import type { CompareAnswer } from '@cotejo/contract/compare';
import { Button, buttonClass } from '@cotejo/ui/button';
import { cardClass } from '@cotejo/ui/card';
import { Notice } from '@cotejo/ui/notice';
import { Link } from 'react-router';
import { useEdition } from '../../edition-context.ts';
import { AgainForm } from '../../layout/again-form.tsx';
import { countText } from '../../price/amount-text.ts';
import { ufDateText } from '../../price/price-view.ts';
import { RobotBox } from '../../person-check/robot-box.tsx';
import type { ListFailure } from './load-list.ts';
import { relaxationChips } from './relaxation-chips.ts';
import { countFilters, withoutFilters, withPage } from './search-changes.ts';
import type { ComparatorSearchState } from './use-comparator-search.ts';

interface EmptyListProps {
  readonly comparator: ComparatorAnswer;
  readonly meta: CompareAnswer['metaData'];
  readonly state: ComparatorSearchState;
}

const wayOut = buttonClass({ look: 'outline', className: 'w-full py-2 text-center text-balance whitespace-normal' });

/** No dead end: the two changes that give most, each with what it gives (experience, 'Comparator'); where no single one does, all. */
export function EmptyList({ comparator, meta, state }: EmptyListProps) {
  const edition = useEdition();
  const relaxations = relaxationChips(state.search, meta, edition);
  return (
    <section className={cardClass()} aria-labelledby="sin-resultados">
      <h3 id="sin-resultados" className="text-lg">
        {comparator.noun.one.endsWith('a') ? 'Ninguna' : 'Ningún'} {comparator.noun.one} cumple todo
      </h3>
      <p className="mb-3 text-ink-2">
        {relaxations.length > 0 ? 'Con estos cambios aparecen más:' : 'Quita algunos filtros, o cambia quiénes se asegurarán.'}
      </p>
      <ul className="grid gap-2 lg:max-w-text">
        {relaxations.map(({ key, label, search, total }) => (
          <li key={key}>
            <Link to={state.urlOf(search)} className={wayOut}>
              {label} · {countText(total, comparator.noun, edition)}
            </Link>
          </li>
        ))}
        {relaxations.length === 0 && countFilters(state.search) > 0 && (
          <li>
            <Link to={state.urlOf(withoutFilters(state.search))} className={wayOut}>
              Quitar todos los filtros
            </Link>
          </li>
        )}
      </ul>
    </section>
  );
}

/** A page beyond the end, as an old link may ask for after a shorter publication: how many there are, and the way to the first. */
export function PastLastPage({ comparator, meta, state }: EmptyListProps) {
  const edition = useEdition();
  return (
    <section className={cardClass()} aria-labelledby="sin-pagina">
      <h3 id="sin-pagina" className="text-lg">
        Esta página ya no existe
      </h3>
      <p className="mb-3 text-ink-2">La lista tiene ahora {countText(meta.total, comparator.noun, edition)} y termina antes.</p>
      <Link to={state.urlOf(withPage(state.search, 1))} className={buttonClass({ look: 'outline' })}>
        Ver la primera página
      </Link>
    </section>
  );
}

interface ListErrorProps {
  readonly failure: ListFailure;
  readonly onRetry: () => void;
}

/** Why there is no list, and the next step (B §8). The server's reason for a bad profile is said as it is. */
export function ListError({ failure, onRetry }: ListErrorProps) {
  const { brand } = useEdition();
  switch (failure.kind) {
    case 'robot':
      return <RobotBox refusal={failure} place="list" onProved={onRetry} />;
    case 'busy':
      return (
        <section role="alert" className={cardClass()}>
          <h3 className="text-lg">Demasiadas solicitudes</h3>
          <p className="text-ink-2">
            {failure.retryAfterSeconds === null
              ? 'Espera un momento y vuelve a intentar.'
              : `Espera ${failure.retryAfterSeconds} segundos y vuelve a intentar.`}
          </p>
          <AgainForm label="Reintentar" size="small" onAgain={onRetry} />
        </section>
      );
    case 'profile':
      return (
        <section role="alert" className={cardClass()}>
          <h3 className="text-lg">Hay datos que corregir</h3>
          <ul className="list-disc pl-5 text-ink-2">
            {failure.reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </section>
      );
    case 'failed':
      return (
        <section role="alert" className={cardClass()}>
          <h3 className="text-lg">Error al cargar resultados...</h3>
          <ul className="list-disc pl-5 text-ink-2">
            <li>Puede ser la conexión de tu equipo.</li>
            <li>O estamos actualizando el algoritmo y volvemos en 1 a 2 minutos.</li>
          </ul>
          <p className="mt-2 text-sm text-ink-2">Si sigue, escríbenos a {brand.supportEmail}.</p>
          <AgainForm label="Reintentar" size="small" onAgain={onRetry} />
        </section>
      );
  }
}

/** The last list kept while there is no connection, with the UF it was made with. */
export function OfflineNotice({ uf, onRetry }: { readonly uf: CompareAnswer['metaData']['uf']; readonly onRetry: () => void }) {
  return (
    <div className="mb-4">
      <Notice tone="warm" title="Sin conexión" role="status">
        <p>Ves la última lista guardada{uf ? `, con la ${ufDateText(uf)}` : ''}.</p>
        <Button look="outline" size="small" className="mt-2" onClick={onRetry}>
          Volver a cargar la lista
        </Button>
      </Notice>
    </div>
  );
}
