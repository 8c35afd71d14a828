import { fail, ok, type Result } from '../result.ts';

/** What is said of a percentage outside 0 to 100 (C5-21). */
export const percentageMessage = 'Debe especificar un porcentaje: 0 <= porcentaje <= 100';

/** A percentage from 0 to 100, both ends included, or else the message. */
export function checkPercentage(value: number): Result<number, typeof percentageMessage> {
  return value >= 0 && value <= 100 ? ok(value) : fail(percentageMessage);
}
