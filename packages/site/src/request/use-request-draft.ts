import { useState, useSyncExternalStore } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { wordedMessages } from './contact-fault-words.ts';
import { readDraft, writeDraft } from './request-draft.ts';
import {
  checkFields,
  emptyValues,
  type FieldMessages,
  type RequestField,
  type RequestOutcome,
  type RequestValues,
} from './submit-request.ts';
import { contactFieldTexts } from './texts.ts';

interface FieldState {
  readonly name: RequestField;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (event: { readonly target: { readonly value: string } }) => void;
  readonly onBlur: () => void;
}

export interface RequestDraft {
  readonly values: RequestValues;
  /** Messages for the summary: empty until the form was sent once. */
  readonly summaryMessages: FieldMessages;
  readonly change: (change: Partial<RequestValues>) => void;
  /** Keeps what was typed before script ran, over the draft of this tab. */
  readonly takeUp: (early: RequestValues) => void;
  readonly field: (name: RequestField) => FieldState;
  /** Shows every message; true when these values may go. */
  readonly confirm: (sent: RequestValues) => boolean;
}

const neverChanges = (): (() => void) => () => undefined;
const nothing = (): null => null;

function sameValues(left: RequestValues, right: RequestValues): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}

/**
 * State of the form: what is typed now, else what an outcome gave back, else the draft of this tab. A message shows
 * once its field was left or the form was sent.
 */
export function useRequestDraft(brand: string, outcome: RequestOutcome | null): RequestDraft {
  const stored = useSyncExternalStore(neverChanges, () => readDraft(brand), nothing);
  const [typed, setTyped] = useState<RequestValues | null>(null);
  const [left, setLeft] = useState<ReadonlySet<RequestField>>(new Set());
  const [confirmed, setConfirmed] = useState(false);
  const returned = outcome && outcome.kind !== 'sent' ? outcome.values : null;
  const values = typed ?? returned ?? stored ?? emptyValues;
  const refused = outcome?.kind === 'invalid' && sameValues(outcome.values, values) ? outcome.messages : {};
  const messages = checkFields(values);
  const shown = wordedMessages({ ...refused, ...messages }, useTexts(contactFieldTexts));
  const wasSent = confirmed || outcome?.kind === 'invalid';
  const change = (next: Partial<RequestValues>): void => {
    const merged = { ...values, ...next };
    setTyped(merged);
    writeDraft(brand, merged);
  };
  const takeUp = (early: RequestValues): void => {
    const written = returned ?? emptyValues;
    const asWritten = new Map<string, unknown>(Object.entries(written));
    const own = Object.entries(early).filter(([name, value]) => value !== asWritten.get(name));
    if (own.length > 0) change({ ...readDraft(brand), ...Object.fromEntries(own) });
  };
  return {
    values,
    change,
    takeUp,
    summaryMessages: wasSent ? shown : {},
    field: (name) => ({
      name,
      value: values[name],
      error: left.has(name) || wasSent ? shown[name] : undefined,
      onChange: ({ target }) => change({ [name]: target.value }),
      onBlur: () => setLeft(values[name] === '' ? left : new Set([...left, name])),
    }),
    confirm: (sent) => {
      setConfirmed(true);
      return Object.keys(checkFields(sent)).length === 0;
    },
  };
}
