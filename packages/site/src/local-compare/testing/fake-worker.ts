import type { AnswerMessage, QuestionMessage, WorkerAnswer, WorkerQuestion } from '../worker-messages.ts';
import type { WorkerLike } from '../worker-port.ts';

/** A worker in the test's own hands: it answers by `reply`, or when told to, where that gives undefined. */
export class FakeWorker implements WorkerLike {
  onmessage: ((event: MessageEvent<AnswerMessage>) => void) | null = null;
  onerror: ((event: ErrorEvent) => void) | null = null;
  onmessageerror: ((event: MessageEvent) => void) | null = null;
  readonly asked: QuestionMessage[] = [];
  isEnded = false;
  private readonly reply: (question: WorkerQuestion) => WorkerAnswer | undefined;

  constructor(reply: (question: WorkerQuestion) => WorkerAnswer | undefined = () => undefined) {
    this.reply = reply;
  }

  postMessage(message: QuestionMessage): void {
    this.asked.push(message);
    const answer = this.reply(message.question);
    if (answer) queueMicrotask(() => this.answer(message.id, answer));
  }

  answer(id: number, answer: WorkerAnswer): void {
    if (!this.isEnded) this.onmessage?.({ data: { id, answer } } as MessageEvent<AnswerMessage>);
  }

  break(): void {
    this.onerror?.({} as ErrorEvent);
  }

  terminate(): void {
    this.isEnded = true;
  }

  kinds(): string[] {
    return this.asked.map(({ question }) => question.kind);
  }
}
