import { cardClass } from '@cotejo/ui/card';
import { AgainForm } from '../layout/again-form.tsx';
import type { RobotRefusal } from './robot-refusal.ts';
import { usePersonProof } from './use-person-proof.ts';

/** What the button says: in the list of a comparator (A §8), and where results failed elsewhere (B §8). */
const buttonTexts = { list: 'Soy humano!', results: '¡ Soy humano !' } as const;

interface RobotBoxProps {
  readonly refusal: RobotRefusal;
  readonly place: keyof typeof buttonTexts;
  /** Asks again for what was refused. */
  readonly onProved: () => void;
}

const minute = 60;

/** Nothing can be computed without script: the page waits until calls are taken again, and loads itself. */
function WithoutScript({ refusal }: { readonly refusal: RobotRefusal }) {
  const seconds = refusal.retryAfterSeconds ?? minute;
  const minutes = Math.ceil(seconds / minute);
  return (
    <>
      <meta httpEquiv="refresh" content={String(seconds)} />
      <p className="mt-3">
        Sin JavaScript no podemos comprobarlo. Deja esta página abierta: se carga sola{' '}
        {minutes === 1 ? 'en 1 minuto' : `en ${minutes} minutos`} con lo que pediste.
      </p>
    </>
  );
}

/** For who was taken for a robot: one click proves the opposite and brings what was asked for; nothing typed is lost. */
export function RobotBox({ refusal, place, onProved }: RobotBoxProps) {
  const { progress, prove } = usePersonProof(refusal, onProved);
  const hasFailed = progress?.kind === 'failed';
  return (
    <section className={cardClass({ className: 'lg:max-w-text' })}>
      <div role="alert">
        <h2 className="text-lg">El sistema piensa que eres un robot...</h2>
        <p className="text-ink-2">
          Sabemos que eres humano, pero el sistema necesita que hagas click en el botón y tengas un poco de paciencia
        </p>
      </div>
      <AgainForm label={hasFailed ? 'Reintentar' : buttonTexts[place]} isBusy={progress?.kind === 'busy'} onAgain={prove} />
      <p role="status" className={hasFailed ? 'mt-2 text-danger' : 'mt-2 text-ink-2'}>
        {progress?.text}
      </p>
      <p className="mt-2 text-sm text-ink-2">(disculpa las molestias)</p>
      {/* Browsers with script show none of it: only the server's build carries it. */}
      <noscript>{import.meta.env.SSR && <WithoutScript refusal={refusal} />}</noscript>
    </section>
  );
}
