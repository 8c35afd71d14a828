import type { Transport } from '@cotejo/contract/client';
import { provePerson, type ProofOutcome } from './prove-person.ts';

/** How far a proof is. `waitSeconds`: until another may be made; null: at once. */
export type ProofProgress = { readonly kind: 'busy' } | { readonly kind: 'failed'; readonly waitSeconds: number | null };

/** What stands where something was refused. */
export interface ProofBox {
  readonly show: (progress: ProofProgress) => void;
  /** Asks again for what was refused. */
  readonly repeat: () => void;
}

/** The proofs of a visit: one is made at a time, and serves every box. */
export interface PersonProof {
  readonly prove: (box: ProofBox) => Promise<void>;
  /** A call of the box was refused: the first, or the one that was repeated after a proof. */
  readonly refused: (box: ProofBox) => void;
  /** The box is gone: what was refused is there, or nobody wants it. */
  readonly left: (box: ProofBox) => void;
}

const proving = { kind: 'busy' } as const;
const failed = { kind: 'failed', waitSeconds: null } as const;

/** Keeps the proofs of a visit, each made by `make`; one that throws has failed. */
export function createPersonProof(make: () => Promise<ProofOutcome>): PersonProof {
  const repeating = new Set<ProofBox>();
  let underWay: Promise<ProofOutcome> | null = null;
  // Who proved once, and was answered then, is not asked to click again (B8-24).
  let isTrusted = false;

  async function attempt(): Promise<ProofOutcome> {
    try {
      return await make();
    } catch {
      return { kind: 'failed' };
    } finally {
      underWay = null;
    }
  }
  async function prove(box: ProofBox): Promise<void> {
    repeating.delete(box);
    box.show(proving);
    const outcome = await (underWay ??= attempt());
    switch (outcome.kind) {
      case 'proved':
        repeating.add(box);
        return box.repeat();
      case 'busy':
        return box.show({ kind: 'failed', waitSeconds: outcome.seconds });
      case 'failed':
        return box.show(failed);
    }
  }
  return {
    prove,
    refused: (box) => {
      if (repeating.delete(box)) {
        isTrusted = false;
        box.show(failed);
      } else if (isTrusted) void prove(box);
    },
    left: (box) => {
      if (repeating.delete(box)) isTrusted = true;
    },
  };
}

const proofs = new WeakMap<Transport, PersonProof>();

/** The proofs of the visit that this is the way to the API of. */
export function proofBy(transport: Transport): PersonProof {
  const known = proofs.get(transport) ?? createPersonProof(() => provePerson(transport, Date.now));
  proofs.set(transport, known);
  return known;
}
