import type { RequestOutcome } from './submit-request.ts';

type Reason = Extract<RequestOutcome, { kind: 'failed' }>['reason'];

const hints = {
  offline: 'Parece que no hay conexión. Lo que escribiste sigue aquí: revisa tu conexión y vuelve a enviar.',
  busy: 'Tu solicitud se está procesando. Espera un momento y vuelve a enviar: no se duplicará.',
  server: 'Lo que escribiste sigue aquí.',
} as const satisfies Record<Reason, string>;

/** The request did not go; what was typed stays (B §8). */
export function RequestFailure({ reason, email }: { readonly reason: Reason; readonly email: string }) {
  return (
    <div role="alert" className="mt-4 rounded-control border border-danger bg-danger-soft px-4 py-3">
      <p className="font-semibold text-danger">Ha ocurrido un error</p>
      <p className="mt-1">
        Se ha producido un error al enviar tu solicitud. Favor, intenta nuevamente o envía un correo a{' '}
        <a href={`mailto:${email}`} className="text-ink">
          {email}
        </a>{' '}
        para procesar tu solicitud. Disculpa las molestias.
      </p>
      <p className="mt-1 text-ink-2">{hints[reason]}</p>
    </div>
  );
}
