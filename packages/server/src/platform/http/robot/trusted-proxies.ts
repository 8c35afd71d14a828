import { BlockList, isIP } from 'node:net';

/** The proxies whose word about a visitor is taken: everybody else's headers say nothing. */
export interface TrustedProxies {
  readonly includes: (address: string) => boolean;
}

const family = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Adds '10.0.0.0/8' or '2001:db8::1' to the list; false when it is neither an address nor a network. */
function add(list: BlockList, entry: string): boolean {
  const [address = '', prefix, ...rest] = entry.split('/');
  if (isIP(address) === 0 || rest.length > 0) return false;
  if (prefix === undefined) {
    list.addAddress(address, family(address));
    return true;
  }
  const longest = isIP(address) === 6 ? 128 : 32;
  if (!/^\d{1,3}$/.test(prefix) || Number(prefix) > longest) return false;
  list.addSubnet(address, Number(prefix), family(address));
  return true;
}

/** Reads addresses and networks; null when one of them is neither. An IPv4 address may come written as IPv6. */
export function trustedProxies(entries: readonly string[]): TrustedProxies | null {
  const list = new BlockList();
  for (const entry of entries) if (!add(list, entry)) return null;
  return { includes: (address) => isIP(address) !== 0 && list.check(address, family(address)) };
}

export const noTrustedProxies: TrustedProxies = { includes: () => false };
