import { afterEach, expect, it, vi } from 'vitest';
import { SharedStorage } from '../testing/shared-storage.ts';
import { readDraft, writeDraft } from './request-draft.ts';
import { draftOnItsWay } from './sent-draft.ts';
import { emptyValues } from './submit-request.ts';

const values = { ...emptyValues, first_name: 'Ana Soto' };
const otherForm = 'QP_DRAFT_request_company';

/** A tab with a half-filled form of each kind. */
function tab(): SharedStorage {
  const shared = new SharedStorage();
  vi.stubGlobal('sessionStorage', shared.tab().localStorage);
  writeDraft('QP', values);
  shared.change(otherForm, '{"values":{},"rows":{}}');
  return shared;
}

afterEach(() => vi.unstubAllGlobals());

it('what was sent is forgotten, and the half-filled form of another process stays', () => {
  const shared = tab();
  draftOnItsWay('QP', null)();
  expect(readDraft('QP')).toBeNull();
  expect([...shared.items.keys()]).toEqual([otherForm]);
});

it('the form of a process is forgotten and the contact form stays', () => {
  const shared = tab();
  draftOnItsWay('QP', 'company')();
  expect([...shared.items.keys()]).toEqual(['QP_DRAFT_request']);
});

it('what was typed while it was on its way stays', () => {
  tab();
  const forget = draftOnItsWay('QP', null);
  writeDraft('QP', { ...values, mensaje: 'Y para mi hija' });
  forget();
  expect(readDraft('QP')).toMatchObject({ mensaje: 'Y para mi hija' });
});
