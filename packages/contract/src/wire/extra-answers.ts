import type { ExtraQuestion } from '@cotejo/core/extra-questions';

/** What goes along with a request and no price depends on, as a profile names it: of whoever asks, and of a journey. */
export const extraAnswers = [
  'epsActual',
  'maternidad',
  'nacionalidad',
  'paisCobertura',
  'origen',
  'destino',
  'salida',
  'regreso',
] as const;
export type ExtraAnswer = (typeof extraAnswers)[number];

/** How a profile names the answer to each of these questions. */
export const extraAnswerOf = {
  insurer: 'epsActual',
  maternity: 'maternidad',
  nationality: 'nacionalidad',
  coverCountry: 'paisCobertura',
  origin: 'origen',
  destination: 'destino',
  departure: 'salida',
  homecoming: 'regreso',
} as const satisfies Record<ExtraQuestion, ExtraAnswer>;
