type Connection = NonNullable<Navigator['connection']>;

const kilobyte = 1024;
/** On a connection that calls itself neither metered nor slow. */
const knownConnection = 1024 * kilobyte;
/** Where the browser tells nothing of it, and it may be a paid one. */
const untoldConnection = 256 * kilobyte;
/** Kinds of network that are usually paid by volume. */
const meteredTypes = ['cellular', 'bluetooth', 'wimax', 'none'];

/**
 * How many compressed bytes a catalogue may weigh to be loaded unasked, 0 for none: nothing goes over a metered or slow
 * connection, nor to a visitor who asked for little data (decision 0147).
 */
export function loadBudget(connection: Connection | undefined, prefersReducedData: boolean): number {
  if (prefersReducedData) return 0;
  if (connection === undefined) return untoldConnection;
  const { saveData = false, effectiveType = '4g', type = 'unknown' } = connection;
  return saveData || effectiveType !== '4g' || meteredTypes.includes(type) ? 0 : knownConnection;
}

/** The same of the browser at hand, as it is now. */
export function browserLoadBudget(): number {
  // Without connection only what the browser has kept can come, and that costs nothing.
  if (!navigator.onLine) return Number.MAX_SAFE_INTEGER;
  return loadBudget(navigator.connection, matchMedia('(prefers-reduced-data: reduce)').matches);
}
