import { answerCompare } from '@cotejo/contract/answer-compare';
import type { AnswerGround } from '@cotejo/contract/answer-ground';
import { answerPrice } from '@cotejo/contract/answer-price';
import type { CatalogueSnapshot } from '@cotejo/core/catalogue';
import { decodeCompact } from '@cotejo/core/compact';
import { plainDate } from '@cotejo/core/dates';
import type { Edition } from '@cotejo/core/editions';
import { rateOf, type Currency } from '@cotejo/core/money';
import type { UfValue } from '@cotejo/core/pricing';
import { ok } from '@cotejo/core/result';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { DayFigures, ToldValue } from './local-ground.ts';
import type { WorkerAnswer, WorkerQuestion } from './worker-messages.ts';

/** SHA-256 of a text in UTF-8 as 64 hexadecimal digits: numbers of quotes are made of it, as on the server. */
export function digest(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

function valueOf({ valor, fecha, status }: ToldValue, from: Currency, to: Currency): UfValue {
  return { rate: rateOf(valor, from, to), date: plainDate(fecha), status };
}

function groundOf(edition: Edition, snapshot: CatalogueSnapshot, { today, uf, usd, ufPublishedUntil }: DayFigures): AnswerGround {
  return {
    edition,
    snapshot,
    today: plainDate(today),
    uf: uf === null ? null : valueOf(uf, 'UF', 'CLP'),
    rates: usd === null ? [] : [valueOf(usd, 'USD', 'CLP')],
    ufPublishedUntil: ufPublishedUntil === null ? null : plainDate(ufPublishedUntil),
    digest,
  };
}

/** A catalogue with the figures it was told with: they are replaced together, so that no answer mixes two days. */
type Grounds = Map<string, AnswerGround>;

function take(
  grounds: Grounds,
  { comparator, edition, version, figures, bytes }: Extract<WorkerQuestion, { kind: 'take' }>,
): WorkerAnswer {
  const decoded = decodeCompact(new Uint8Array(bytes));
  if (!decoded.ok) return { kind: 'refused', why: JSON.stringify(decoded.error) };
  if (decoded.value.version !== version) return { kind: 'refused', why: `version ${decoded.value.version}` };
  grounds.set(comparator, groundOf(edition, decoded.value, figures));
  return { kind: 'done' };
}

function tell(grounds: Grounds, { comparator, version, figures }: Extract<WorkerQuestion, { kind: 'tell' }>): WorkerAnswer {
  const known = grounds.get(comparator);
  if (known?.snapshot.version !== version) return { kind: 'absent' };
  grounds.set(comparator, groundOf(known.edition, known.snapshot, figures));
  return { kind: 'done' };
}

function drop(grounds: Grounds, comparator: string): WorkerAnswer {
  grounds.delete(comparator);
  return { kind: 'done' };
}

function price(question: Extract<WorkerQuestion, { kind: 'price' }>, ground: AnswerGround): WorkerAnswer {
  const quoted = answerPrice(question, ground);
  return { kind: 'priced', result: quoted.ok ? ok(quoted.value.answer) : quoted };
}

/**
 * What the worker does: keeps catalogues by the path of their comparator and answers with the contract's own functions,
 * so that its answers are the server's. Throws for a bug only.
 */
export function createAnswerer(): (question: WorkerQuestion) => WorkerAnswer {
  const grounds: Grounds = new Map();
  return (question) => {
    const ground = grounds.get(question.comparator);
    switch (question.kind) {
      case 'take':
        return take(grounds, question);
      case 'tell':
        return tell(grounds, question);
      case 'drop':
        return drop(grounds, question.comparator);
      case 'compare':
        return ground ? { kind: 'compared', result: answerCompare(question, ground) } : { kind: 'absent' };
      case 'price':
        return ground ? price(question, ground) : { kind: 'absent' };
    }
  };
}
