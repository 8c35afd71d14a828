import { endpoints } from '@cotejo/contract/endpoints';
import { leadAnswerSchema } from '@cotejo/contract/lead';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { surveySignature } from '../../../features/feedback/survey-signature.ts';
import { workPath } from '../../assignment/work-link.ts';
import { meetingToken } from '../../meetings/meeting-link.ts';
import { consentSignature } from '../../consents/consent-link.ts';
import { openServiceKeys } from '../../service-keys-store.ts';
import { testNow, type TestApp } from '../../testing/test-app.ts';
import type { ExampleAnswer, ExampleCalls } from './example-calls.ts';

async function solved(calls: ExampleCalls): Promise<string> {
  const { data: challenge } = endpoints.getRobotChallenge.responses[200].parse(
    JSON.parse((await calls.send(endpoints.getRobotChallenge, {})).text),
  );
  const solution = await solveChallenge({ challenge, deriveKey });
  if (solution === null) throw new Error('no solution in time');
  const { counter, derivedKey } = solution;
  return Buffer.from(JSON.stringify({ challenge, solution: { counter, derivedKey } })).toString('base64');
}

/** Answers about the meeting of a request, in the order in which somebody makes the calls, with an executive who has our calendar. */
async function meetingAnswers(
  test: TestApp,
  calls: ExampleCalls,
  leadId: string,
): Promise<readonly (readonly [string, ExampleAnswer])[]> {
  await test.database.pool.query(
    'update executives set calendly_active = false where id = (select executive_id from leads where id = $1)',
    [leadId],
  );
  const key = await openServiceKeys(test.database.database, null).get('meeting');
  const params = { token: meetingToken(key, { edition: 'chile', leadId, party: 'visitor' }) };
  const { getMeeting, listMeetingSlots, bookMeeting, changeMeeting } = endpoints;
  const slots = await calls.send(listMeetingSlots, { params });
  const startsAt = listMeetingSlots.responses[200].parse(JSON.parse(slots.text)).data.days[1]?.slots[0]?.startsAt;
  const own = { params, headers: { 'idempotency-key': crypto.randomUUID() } };
  const booked = await calls.send(bookMeeting, { ...own, body: { ...bookMeeting.example.body, startsAt } });
  const change = { params, headers: { 'idempotency-key': crypto.randomUUID() }, body: changeMeeting.example.body };
  return [
    ['listMeetingSlots', slots],
    ['bookMeeting', booked],
    ['changeMeeting', await calls.send(changeMeeting, change)],
    ['getMeeting', await calls.send(getMeeting, { params })],
  ];
}

/** Answers about a request for the executive who has it, and what they note of it. */
async function workAnswers(
  test: TestApp,
  calls: ExampleCalls,
  leadId: string,
): Promise<readonly (readonly [string, ExampleAnswer])[]> {
  const { rows } = await test.database.pool.query<{ id: number }>('select executive_id id from leads where id = $1', [leadId]);
  const key = await openServiceKeys(test.database.database, null).get('work');
  const path = workPath(key, { edition: 'chile', leadId, executiveId: rows[0]?.id ?? 0 });
  const params = { token: path.split('/').at(-1) ?? '' };
  const { getAssignedRequest, moveAssignedRequest } = endpoints;
  return [
    ['getAssignedRequest', await calls.send(getAssignedRequest, { params })],
    ['moveAssignedRequest', await calls.send(moveAssignedRequest, { params, body: moveAssignedRequest.example.body })],
  ];
}

/**
 * The answers to calls that somebody has to have something for, by name: a survey of a request made here, and a solved
 * challenge. In an edition whose examples make a request.
 */
export async function ownDataAnswers(test: TestApp, calls: ExampleCalls): Promise<ReadonlyMap<string, ExampleAnswer>> {
  const asked = await calls.answer('createLead');
  const { leadId } = leadAnswerSchema.parse(JSON.parse(asked?.text ?? ''));
  const key = await openServiceKeys(test.database.database, null).get('feedback');
  const link = { leadId, signature: surveySignature(key, { edition: 'chile', leadId }) };
  const { getSurveyedLead, createFeedback, getFeedback, updateFeedback, provePerson, getPreview, getPreviewLink } = endpoints;
  const surveyed = await calls.send(getSurveyedLead, { params: link });
  const created = await calls.send(createFeedback, { body: { ...createFeedback.example.body, ...link } });
  const { _id: id } = createFeedback.responses[200].parse(JSON.parse(created.text)).data;
  const change = { ...updateFeedback.example.body, signature: link.signature };
  const consentKey = await openServiceKeys(test.database.database, null).get('consents');
  const consents = { leadId, signature: consentSignature(consentKey, { edition: 'chile', leadId }) };
  const headers = { 'x-robot-solution': await solved(calls) };
  const preview = await calls.answer('getPreviewLink');
  const { url } = getPreviewLink.responses[200].parse(JSON.parse(preview?.text ?? '')).data;
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const previewed = { params: { id: pathname.split('/').at(-1) ?? '' }, query: Object.fromEntries(searchParams) };
  return new Map([
    ...(await meetingAnswers(test, calls, leadId)),
    ['getPreview', await calls.send(getPreview, previewed)],
    ['getSurveyedLead', surveyed],
    ['createFeedback', created],
    ['getFeedback', await calls.send(getFeedback, { params: { id } })],
    ['updateFeedback', await calls.send(updateFeedback, { params: { id }, body: change })],
    ['getLeadConsents', await calls.send(endpoints.getLeadConsents, { params: consents })],
    [
      'changeLeadConsent',
      await calls.send(endpoints.changeLeadConsent, { body: { ...endpoints.changeLeadConsent.example.body, ...consents } }),
    ],
    ...(await workAnswers(test, calls, leadId)),
    ['getWithdrawal', await calls.send(endpoints.getWithdrawal, { params: consents })],
    ['withdrawLead', await calls.send(endpoints.withdrawLead, { body: consents })],
    ['provePerson', await calls.send(provePerson, { query: { _fh: String(testNow) }, headers })],
  ]);
}
