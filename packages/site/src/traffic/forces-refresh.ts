/*
 * By itself: what takes a page over has this, and with the module that knows who is of the house (internal-traffic.ts) it would
 * bring 9 kB of what only later parts need. A test holds the two together.
 */
type Read = (name: string) => string | null;

/** True for who is of the house, and has not chosen to see what visitors see: every GET then asks past what is kept (C6-02). */
export function asksAnew(read: Read): boolean {
  const isSet = (name: string): boolean => !/^(0|false)?$/.test(read(name) ?? '');
  return ['', 'qp-'].some((mark) => isSet(`${mark}internal-traffic`)) && read('internal-traffic-kept') !== 'true';
}

/** The same of this browser, as a client of the API asks it before each call. False where storage is switched off. */
export function forcesRefresh(): boolean {
  try {
    return asksAnew((name) => localStorage.getItem(name));
  } catch {
    return false;
  }
}
