import type { AnswerMessage, QuestionMessage, WorkerAnswer, WorkerQuestion } from './worker-messages.ts';

/** The parts of a Worker that are used, so that a test can stand in for it. */
export interface WorkerLike {
  onmessage: ((event: MessageEvent<AnswerMessage>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  onmessageerror: ((event: MessageEvent) => void) | null;
  postMessage(message: QuestionMessage, transfer: Transferable[]): void;
  terminate(): void;
}

/** How a question ended: 'lost' when the worker broke or took too long, and it is of no more use then. */
export type AskOutcome = { readonly kind: 'aborted' } | { readonly kind: 'lost' } | WorkerAnswer;

interface AskOptions {
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds until the worker counts as stuck. */
  readonly patience: number;
  readonly transfer?: Transferable[];
}

export interface WorkerPort {
  readonly ask: (question: WorkerQuestion, options: AskOptions) => Promise<AskOutcome>;
  /** Ends the worker; what is still asked is lost. */
  readonly end: () => void;
}

/** Asks a worker and gives each answer to its own question: an answer that nobody waits for any more is dropped. */
export function openWorkerPort(worker: WorkerLike): WorkerPort {
  const waiting = new Map<number, (outcome: AskOutcome) => void>();
  let lastId = 0;
  let hasEnded = false;

  const end = (): void => {
    hasEnded = true;
    worker.terminate();
    for (const settle of waiting.values()) settle({ kind: 'lost' });
  };
  worker.onmessage = ({ data }) => waiting.get(data.id)?.(data.answer);
  worker.onerror = end;
  worker.onmessageerror = end;

  const ask = (question: WorkerQuestion, { signal, patience, transfer = [] }: AskOptions): Promise<AskOutcome> => {
    if (signal?.aborted) return Promise.resolve({ kind: 'aborted' });
    if (hasEnded) return Promise.resolve({ kind: 'lost' });
    return new Promise((resolve) => {
      lastId += 1;
      const id = lastId;
      const abort = (): void => settle({ kind: 'aborted' });
      const timer = setTimeout(() => settle({ kind: 'lost' }), patience);
      const settle = (outcome: AskOutcome): void => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', abort);
        waiting.delete(id);
        resolve(outcome);
      };
      signal?.addEventListener('abort', abort);
      waiting.set(id, settle);
      worker.postMessage({ id, question }, transfer);
    });
  };
  return { ask, end };
}
