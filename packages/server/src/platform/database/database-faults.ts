/** Of SQLSTATE: data exceptions, broken constraints, transactions rolled back for another one's sake. */
const classesOfRows = /^(?:22|23|40)/;
/**
 * Of SQLSTATE: connection exceptions, no room or connections left, a server that ends or only starts, a statement or lock that
 * was waited for in vain; of Node: a connection that was refused or broke.
 */
const unavailable = /^(?:08|53|57P0|57014|55P03|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)/;
/** What pg says without a state. */
const lostConnection =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/**
 * Whether the database was away, full, or had no connection or no answer in time: nothing is wrong with what was asked, and it may
 * be asked again. What wraps such an error has it as its cause.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isAway = 'code' in error && typeof error.code === 'string' && unavailable.test(error.code);
  return isAway || lostConnection.test(error.message) || isDatabaseUnavailable(error.cause);
}

/**
 * Whether an error of a statement about many rows may be the fault of one of them, and the others could be written without it.
 * False where the database is unavailable, which no row can help. Errors of our own, without a state, may be.
 */
export function isFaultOfOneRow(error: unknown): boolean {
  if (!(error instanceof Error)) return true;
  if (isDatabaseUnavailable(error)) return false;
  if (error.cause !== undefined) return isFaultOfOneRow(error.cause);
  return !('code' in error && typeof error.code === 'string') || classesOfRows.test(error.code);
}

const lockNotAvailable = '55P03';

/** Whether another transaction held too long what a statement needed: of many rows it may be one that the others can do without. */
export function isLockTimeout(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === lockNotAvailable) || isLockTimeout(error.cause);
}
