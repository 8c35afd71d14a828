import type { Endpoint } from '@cotejo/contract/endpoint';
import { endpoints } from '@cotejo/contract/endpoints';
import { editionIds } from '@cotejo/core/editions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';
import { answeredIn, answerExampleOf } from './documentation/answer-examples.ts';
import { callTitles } from './documentation/call-titles.ts';
import { ownDataNeededBy } from './documentation/chained-calls.ts';
import { ExampleCalls, exampleStaff, shapeOf, shownAnswer } from './testing/example-calls.ts';
import { ownDataAnswers } from './testing/own-data-calls.ts';

let test: TestApp;
let chile: ExampleCalls;
beforeAll(async () => {
  test = await buildTestApp({ catalogue: 'demo', pick: () => 0, operation: { purgeCredentials: exampleStaff } });
  chile = new ExampleCalls(test, 'chile');
});
afterAll(() => test.close());

const names = Object.keys(callTitles);
const all = new Map<string, Endpoint>(Object.entries<Endpoint>(endpoints));
const works = expect.toSatisfy((status) => status === 200 || status === 204) as number;

describe('the examples of /api/docs, against the demonstration', () => {
  it.each(names.filter((name) => ownDataNeededBy(name) === null))('%s works', async (name) => {
    const answer = await chile.answer(name);
    expect([answer?.status, answer?.text.slice(0, 300)]).toEqual([works, expect.any(String)]);
    if (answeredIn(name) === 'chile') expect(answer?.text).not.toBe('{"data":[]}');
  });

  it.each(names.filter((name) => ownDataNeededBy(name) !== null))('%s has the shape, and says what it takes', async (name) => {
    expect((await chile.answer(name))?.status).toSatisfy((status: number) => [400, 404].includes(status));
  });

  describe.each(editionIds.filter((edition) => edition !== 'chile'))('in %s', (edition) => {
    it.each(names.filter((name) => ownDataNeededBy(name) === null))(
      '%s works, or is said to have nothing there',
      async (name) => {
        const answer = await new ExampleCalls(test, edition).answer(name);
        if (answer) {
          expect([answer.status, answer.text.slice(0, 300)]).toEqual([works, expect.any(String)]);
        } else {
          const { status, text } = await new ExampleCalls(test, edition).send(all.get(name)!, all.get(name)?.example ?? {});
          expect(status === 404 || text.startsWith('{"data":[]')).toBe(true);
        }
      },
    );
  });
});

describe('the answers that /api/docs shows', () => {
  // These differ each time: of them the shape is held, and the values are those of the run that wrote them.
  const words =
    'getTokenByHash getRobotChallenge shareInsurances createSharedLink createLead getFormStamp getSurveyedLead getFeedback createFeedback getLeadConsents changeLeadConsent ' +
    'getWithdrawal withdrawLead getAssignedRequest moveAssignedRequest ' +
    'getPreview getPreviewLink updateFeedback getMeeting listMeetingSlots bookMeeting changeMeeting compareInsurance compareIsaprePlans getLocalComparison getInformation getActiveUsers';
  const ofTheMoment = new Set(words.split(' '));

  it('are those of the demonstration, shortened; npx vitest run -u on this file writes them anew', async () => {
    const ownData = await ownDataAnswers(test, chile);
    const shown: Record<string, unknown> = {};
    for (const name of names) {
      const endpoint = all.get(name);
      if (!endpoint) throw new Error(`${name} is no call`);
      const { responses, mediaType } = endpoint;
      const answer = ownData.get(name) ?? (await new ExampleCalls(test, answeredIn(name)).answer(name));
      expect([name, answer?.status]).toEqual([name, works]);
      if (!answer || answer.status === 204) continue;
      const whole: unknown = mediaType === undefined ? JSON.parse(answer.text) : answer.text;
      const short = shownAnswer(whole);
      expect([name, responses[200].safeParse(short).error]).toEqual([name, undefined]);
      const { example } = answerExampleOf(name);
      const isSame = ofTheMoment.has(name) && JSON.stringify(shapeOf(example)) === JSON.stringify(shapeOf(short));
      shown[name] = isSame ? example : short;
    }
    await expect(`${JSON.stringify(shown, null, 2)}\n`).toMatchFileSnapshot('documentation/answer-examples.json');
  });
});
