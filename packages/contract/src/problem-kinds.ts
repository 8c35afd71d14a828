/**
 * Every expected failure of a call: its tag, HTTP status and public title. The one table of its kind; handlers
 * answer `fail({kind: tag, ...})` and the server looks the status up here.
 */
export const problemKinds = {
  'invalid-input': { status: 400, title: 'Hay datos que corregir' },
  robot: { status: 401, title: 'El sistema piensa que eres un robot...' },
  unauthenticated: { status: 401, title: 'Falta una identificación válida' },
  forbidden: { status: 403, title: 'Tu credencial no alcanza para eso' },
  'not-found': { status: 404, title: 'No existe lo que pides' },
  'method-not-allowed': { status: 405, title: 'Ese método no se puede usar aquí' },
  'too-slow': { status: 408, title: 'La solicitud tardó demasiado en llegar' },
  'in-progress': { status: 409, title: 'Ya estamos procesando esa solicitud' },
  conflict: { status: 409, title: 'Eso ya existe' },
  gone: { status: 410, title: 'Eso ya no está disponible' },
  'too-large': { status: 413, title: 'El envío es demasiado grande' },
  'unsupported-type': { status: 415, title: 'Ese tipo de contenido no se acepta' },
  'unknown-host': { status: 421, title: 'Este servidor no atiende ese nombre' },
  'key-reused': { status: 422, title: 'Esa clave ya se usó con otros datos' },
  unprocessable: { status: 422, title: 'Los datos no se pueden procesar así' },
  'work-needed': { status: 428, title: 'Antes hay que resolver un cálculo' },
  'too-many-requests': { status: 429, title: 'Demasiadas solicitudes; espera un momento' },
  'headers-too-large': { status: 431, title: 'Las cabeceras son demasiado grandes' },
  internal: { status: 500, title: 'Algo falló de nuestro lado' },
  unavailable: { status: 503, title: 'Estamos actualizando; vuelve en 1 a 2 minutos' },
} as const satisfies Record<string, { status: number; title: string }>;
export type ProblemKind = keyof typeof problemKinds;

/** Statuses that any call can answer beside its own. */
export const commonFailures = [400, 401, 404, 405, 413, 415, 421, 429, 500, 503] as const;
