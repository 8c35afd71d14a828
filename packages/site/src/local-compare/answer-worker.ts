import { createAnswerer } from './answer-question.ts';
import type { AnswerMessage, QuestionMessage, WorkerAnswer } from './worker-messages.ts';

const answerTo = createAnswerer();

function answerOrFail({ question }: QuestionMessage): WorkerAnswer {
  try {
    return answerTo(question);
  } catch {
    // The page then asks the server, whose log tells what happened to the same question.
    return { kind: 'failed' };
  }
}

self.addEventListener('message', ({ data }: MessageEvent<QuestionMessage>) => {
  const message: AnswerMessage = { id: data.id, answer: answerOrFail(data) };
  self.postMessage(message);
});
