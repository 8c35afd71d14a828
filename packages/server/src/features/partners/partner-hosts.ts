import { hash } from 'node:crypto';
import type { EditionId } from '@cotejo/core/editions';
import type { CatalogueView } from '@cotejo/core/partial-snapshot';
import type { ContentChanges } from '../../platform/content/content-changes.ts';
import type { Database } from '../../platform/database/connect.ts';
import type { HostPartner } from '../../platform/http/edge.ts';
import { isOrigin } from '../../platform/http/origin.ts';
import { listNamedPartners, type NamedPartner } from './partner-host-store.ts';

type Editions = Readonly<Record<string, EditionId>>;

/** Partners by the hosts that their pages are served under (C §7), held in memory. */
export interface PartnerHosts {
  /** The partner of a host name in lower case; null: nobody's. */
  readonly partnerOf: (hostName: string) => HostPartner | null;
  readonly close: () => void;
}

export interface PartnerHostsOptions {
  readonly database: Database;
  /** Edition by each host of ours, in lower case. */
  readonly editions: Editions;
  readonly contentChanges: ContentChanges;
  /** Told when they could not be read again: what was read before stays. */
  readonly onError: (error: unknown) => void;
}

/** What a partner may show; null: everything. */
function viewOf({ organizations, clinicsEnabled }: NamedPartner): CatalogueView | null {
  if (organizations.length === 0 && clinicsEnabled) return null;
  const shown = [...new Set(organizations)].toSorted();
  const name = hash('sha256', JSON.stringify([shown, clinicsEnabled])).slice(0, 12);
  return { name, organizations: shown, showsClinics: clinicsEnabled };
}

function hostPartner(named: NamedPartner): HostPartner {
  const { id, name, edition, origins } = named;
  // They go into a policy as they are: what is no origin would change it.
  return { id, name, edition, origins: origins.filter(isOrigin), view: viewOf(named) };
}

/** Every host of a partner: its subdomain before each host of its edition, and its own, which comes first where two have it. */
function hostsOf(named: readonly NamedPartner[], editions: Editions): ReadonlyMap<string, HostPartner> {
  const ourHosts = Object.entries(editions);
  const below = named.flatMap((partner) =>
    ourHosts
      .filter(([, edition]) => partner.subdomain !== null && edition === partner.edition)
      .map(([host]): [string, HostPartner] => [`${partner.subdomain}.${host}`, hostPartner(partner)]),
  );
  const own = named.flatMap((partner): [string, HostPartner][] =>
    partner.hostname === null ? [] : [[partner.hostname, hostPartner(partner)]],
  );
  return new Map([...below, ...own]);
}

/** Reads the partners of the database, now and whenever content changes. Rejects when the first reading fails. */
export async function openPartnerHosts({
  database,
  editions,
  contentChanges,
  onError,
}: PartnerHostsOptions): Promise<PartnerHosts> {
  const state: { asked: number; read: number; hosts: ReadonlyMap<string, HostPartner> } = { asked: 0, read: 0, hosts: new Map() };

  async function read(): Promise<void> {
    state.asked += 1;
    const turn = state.asked;
    const named = await listNamedPartners(database);
    // One reading may overtake another: the one that was begun last is the newest.
    if (turn < state.read) return;
    state.read = turn;
    state.hosts = hostsOf(named, editions);
  }

  // Heard from before the first reading, so that no change falls between the two.
  const close = contentChanges.subscribe(() => void read().catch(onError));
  await read();
  return { partnerOf: (hostName) => state.hosts.get(hostName) ?? null, close };
}
