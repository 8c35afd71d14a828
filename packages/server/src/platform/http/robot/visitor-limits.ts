/** How much in how long. */
export interface Allowance {
  readonly calls: number;
  readonly milliseconds: number;
}

/** What one visitor may do, by address (a /64 of IPv6) and by the network around it (a /24, or a /48 of IPv6). */
export interface VisitorLimits {
  /** Calls that show plans; beyond it the visitor proves to be no robot (401). */
  readonly browsing: { readonly address: Allowance; readonly network: Allowance };
  /** Whole catalogues, as browsers that compare by themselves get them; beyond it the visitor proves to be no robot too. */
  readonly catalogues: { readonly address: Allowance; readonly network: Allowance };
  /** Calls of any kind; beyond it they are refused (429). */
  readonly all: { readonly address: Allowance; readonly network: Allowance };
  /** What a proof is good for: so many calls that show plans, for so long. */
  readonly pass: Allowance;
  /** Challenges and proofs of an address. */
  readonly proofs: Allowance;
  /** People and tokens looked up from an address: few enough that nobody finds them by trying. */
  readonly lookups: Allowance;
  /** Requests for contact: each takes time of a person. Beyond parts of these they are doubted, beyond the day's never refused. */
  readonly requests: { readonly address: Allowance; readonly network: Allowance; readonly networkDay: Allowance };
  /** Links made from an address: each is stored. */
  readonly shares: Allowance;
  /** Errors of our pages that an address tells of. */
  readonly reports: Allowance;
  /** Wrong credentials from an address. */
  readonly staffFailures: Allowance;
}

const minute = 60_000;

/** Read from how people compare: a change of filter every two seconds for ten minutes stays below (docs/decisions/0170, 0133). */
export const visitorLimits: VisitorLimits = {
  browsing: {
    address: { calls: 300, milliseconds: 10 * minute },
    network: { calls: 3000, milliseconds: 10 * minute },
  },
  catalogues: {
    address: { calls: 10, milliseconds: 10 * minute },
    network: { calls: 100, milliseconds: 10 * minute },
  },
  all: { address: { calls: 600, milliseconds: minute }, network: { calls: 6000, milliseconds: minute } },
  pass: { calls: 1000, milliseconds: 30 * minute },
  proofs: { calls: 20, milliseconds: minute },
  lookups: { calls: 20, milliseconds: minute },
  // The network of a carrier has thousands of people behind each address of IPv4: more than a whole country asks in that time.
  requests: {
    address: { calls: 20, milliseconds: 10 * minute },
    network: { calls: 200, milliseconds: 10 * minute },
    networkDay: { calls: 800, milliseconds: 24 * 60 * minute },
  },
  shares: { calls: 30, milliseconds: 10 * minute },
  reports: { calls: 20, milliseconds: 10 * minute },
  staffFailures: { calls: 5, milliseconds: minute },
};
