import { expect, it } from 'vitest';
import { callFactsOf } from '../client.ts';
import type { Endpoint } from '../endpoint.ts';
import { advisorCalls } from './advisor-calls.ts';
import { advisorEndpoints } from './advisor-endpoints.ts';
import { badgeCalls } from './badge-calls.ts';
import { badgeEndpoints } from './badge-endpoints.ts';
import { robotCalls, siteCalls } from './browser-calls.ts';
import { countryCalls } from './country-calls.ts';
import { countryEndpoints } from './country-endpoints.ts';
import { formCalls } from './form-calls.ts';
import { formEndpoints } from './form-endpoints.ts';
import { laterCalls } from './later-calls.ts';
import { laterEndpoints } from './later-endpoints.ts';
import { meetingCalls } from './meeting-calls.ts';
import { meetingEndpoints } from './meeting-endpoints.ts';
import { robotEndpoints } from './robot-endpoints.ts';
import { siteEndpoints } from './site-endpoints.ts';
import { stampCalls } from './stamp-calls.ts';
import { stampEndpoints } from './stamp-endpoints.ts';
import { withdrawalCalls } from './withdrawal-calls.ts';
import { withdrawalEndpoints } from './withdrawal-endpoints.ts';
import { worthCalls } from './worth-calls.ts';
import { worthEndpoints } from './worth-endpoints.ts';

const factsOf = (endpoints: Readonly<Record<string, Endpoint>>) =>
  Object.fromEntries(Object.entries(endpoints).map(([name, endpoint]) => [name, callFactsOf(endpoint)]));

it('a browser knows of its calls what their endpoints say', () => {
  expect(siteCalls).toEqual(factsOf(siteEndpoints));
  expect(laterCalls).toEqual(factsOf(laterEndpoints));
  expect(formCalls).toEqual(factsOf(formEndpoints));
  expect(countryCalls).toEqual(factsOf(countryEndpoints));
  expect(badgeCalls).toEqual(factsOf(badgeEndpoints));
  expect(advisorCalls).toEqual(factsOf(advisorEndpoints));
  expect(stampCalls).toEqual(factsOf(stampEndpoints));
  expect(meetingCalls).toEqual(factsOf(meetingEndpoints));
  expect(withdrawalCalls).toEqual(factsOf(withdrawalEndpoints));
  expect(worthCalls).toEqual(factsOf(worthEndpoints));
  expect(robotCalls).toEqual(factsOf(robotEndpoints));
});
