import { afterEach, expect, it, vi } from 'vitest';
import { forgivingStorage, type ForgivingStorage } from '../storage/forgiving-storage.ts';
import { SharedStorage } from '../testing/shared-storage.ts';
import { readDraft, writeDraft } from './request-draft.ts';
import { draftOnItsWay } from './sent-draft.ts';
import { emptyValues } from './submit-request.ts';

const values = { ...emptyValues, first_name: 'Ana Soto' };
const otherForm = 'QP_DRAFT_request_company';

/** A tab with a half-filled form of each kind. */
function tab(): { readonly shared: SharedStorage; readonly storage: ForgivingStorage } {
  const shared = new SharedStorage();
  const window = shared.tab();
  vi.stubGlobal('sessionStorage', window.localStorage);
  writeDraft('QP', values);
  shared.change(otherForm, '{"values":{},"rows":{}}');
  return { shared, storage: forgivingStorage(window) };
}

afterEach(() => vi.unstubAllGlobals());

it('what was sent is forgotten, and the half-filled form of another process stays', () => {
  const { shared, storage } = tab();
  draftOnItsWay(storage, 'QP', null)();
  expect(readDraft('QP')).toBeNull();
  expect([...shared.items.keys()]).toEqual([otherForm]);
});

it('the form of a process is forgotten and the contact form stays', () => {
  const { shared, storage } = tab();
  draftOnItsWay(storage, 'QP', 'company')();
  expect([...shared.items.keys()]).toEqual(['QP_DRAFT_request']);
});

it('what was typed while it was on its way stays', () => {
  const { storage } = tab();
  const forget = draftOnItsWay(storage, 'QP', null);
  writeDraft('QP', { ...values, mensaje: 'Y para mi hija' });
  forget();
  expect(readDraft('QP')).toMatchObject({ mensaje: 'Y para mi hija' });
});
