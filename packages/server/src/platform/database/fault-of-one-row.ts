/** Of SQLSTATE: data exceptions, broken constraints, transactions rolled back for another one's sake. */
const classesOfRows = /^(?:22|23|40)/;
const lostConnection = /^(?:Connection terminated|timeout exceeded)/;

/**
 * Whether an error of a statement about many rows may be the fault of one of them, and the others could be written without it.
 * False for what no row can help: no connection, no answer in time, no room. Errors of our own, without a state, may be.
 */
export function isFaultOfOneRow(error: unknown): boolean {
  if (!(error instanceof Error)) return true;
  if (error.cause !== undefined) return isFaultOfOneRow(error.cause);
  if ('code' in error && typeof error.code === 'string') return classesOfRows.test(error.code);
  return !lostConnection.test(error.message);
}
