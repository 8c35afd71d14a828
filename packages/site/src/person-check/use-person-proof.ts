import type { Transport } from '@cotejo/contract/client';
import { createContext, useContext, useEffect, useRef, useState } from 'react';
import type { PersonProof, ProofBox, ProofProgress } from './person-proof.ts';
import type { RobotRefusal } from './robot-refusal.ts';

const ProofTransportContext = createContext<Transport | null>(null);

/** Hands the pages the way to the API that a proof takes; set in the browser only. */
export const ProofTransportProvider = ProofTransportContext.Provider;

/** The way to the API for what a page asks once it is shown; null on the server. */
export function useTransport(): Transport | null {
  return useContext(ProofTransportContext);
}

interface BoxProof {
  readonly progress: ProofProgress | null;
  /** Null until the script for it is there, which nobody else loads, and on the server. */
  readonly prove: (() => void) | null;
}

/** Proves for a box that its visitor is a person, then repeats what was refused. */
export function usePersonProof(refusal: RobotRefusal, repeat: () => void): BoxProof {
  const transport = useContext(ProofTransportContext);
  const [progress, show] = useState<ProofProgress | null>(null);
  const [held, setHeld] = useState<{ readonly proof: PersonProof; readonly box: ProofBox } | null>(null);
  const latest = useRef(repeat);
  useEffect(() => {
    latest.current = repeat;
  });
  useEffect(() => {
    // Without the script the form loads the page again.
    if (transport)
      import('./person-proof.ts').then(
        ({ proofBy }) => setHeld({ proof: proofBy(transport), box: { show, repeat: () => latest.current() } }),
        () => undefined,
      );
  }, [transport]);
  useEffect(() => held?.proof.refused(held.box), [held, refusal]);
  useEffect(() => () => held?.proof.left(held.box), [held]);
  return { progress, prove: held && (() => void held.proof.prove(held.box)) };
}
