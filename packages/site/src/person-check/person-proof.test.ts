import { expect, it } from 'vitest';
import { createPersonProof, type ProofBox, type ProofProgress } from './person-proof.ts';
import type { ProofOutcome } from './prove-person.ts';

function wordOf(progress: ProofProgress): string {
  if (progress.kind === 'busy') return 'busy';
  return progress.waitSeconds === null ? 'failed' : `wait ${progress.waitSeconds}`;
}

/** A box that notes what it is told: how far its proof is, and each repetition. */
function newBox(): ProofBox & { readonly told: string[] } {
  const told: string[] = [];
  return { told, show: (progress) => told.push(wordOf(progress)), repeat: () => told.push('otra vez') };
}

function proofAnswering(outcomes: readonly ProofOutcome[]) {
  const made = { count: 0 };
  const proof = createPersonProof(async () => {
    made.count += 1;
    return outcomes[made.count - 1] ?? { kind: 'proved' };
  });
  return { proof, made };
}

const nextTurn = () => new Promise((resolve) => setTimeout(resolve));

it('B8-22 the click proves and asks again for what was refused', async () => {
  const { proof } = proofAnswering([]);
  const box = newBox();
  proof.refused(box);
  expect(box.told).toEqual([]);
  await proof.prove(box);
  expect(box.told).toEqual(['busy', 'otra vez']);
});

it('B8-23 B8-24 fires by itself once a proof of the visit brought what was refused', async () => {
  const { proof, made } = proofAnswering([]);
  const [first, second] = [newBox(), newBox()];
  proof.refused(first);
  await proof.prove(first);
  proof.left(first);
  proof.refused(second);
  await nextTurn();
  expect(second.told).toEqual(['busy', 'otra vez']);
  expect(made.count).toBe(2);
});

it('a proof that changes nothing is told, and none is made again without a click', async () => {
  const { proof, made } = proofAnswering([]);
  const [first, second] = [newBox(), newBox()];
  await proof.prove(first);
  proof.left(first);
  proof.refused(second);
  await nextTurn();
  proof.refused(second);
  expect(second.told.at(-1)).toBe('failed');
  proof.refused(newBox());
  await nextTurn();
  expect(made.count).toBe(2);
});

it('tells a failure, a wait and an error, and leaves what was refused alone', async () => {
  const { proof } = proofAnswering([{ kind: 'failed' }, { kind: 'busy', seconds: 40 }]);
  const box = newBox();
  await proof.prove(box);
  await proof.prove(box);
  expect(box.told.filter((_, index) => index % 2 === 1)).toEqual(['failed', 'wait 40']);
  const broken = createPersonProof(() => Promise.reject(new Error('no script')));
  const other = newBox();
  await broken.prove(other);
  expect(other.told).toEqual(['busy', 'failed']);
});

it('two boxes wait for one proof', async () => {
  const { proof, made } = proofAnswering([]);
  const [first, second] = [newBox(), newBox()];
  await Promise.all([proof.prove(first), proof.prove(second)]);
  expect(made.count).toBe(1);
  expect([first.told.at(-1), second.told.at(-1)]).toEqual(['otra vez', 'otra vez']);
});
