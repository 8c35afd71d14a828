import type { EndpointName } from '@cotejo/contract/endpoints';

/** A value that the example of a call takes from the answer to the example of another. */
export interface FirstCall {
  readonly call: EndpointName;
  /** Where it stands in that answer. */
  readonly take: readonly string[];
  /** Where it goes in the example: part, then name. */
  readonly into: readonly ['params' | 'body', string];
}

const firstCalls: Partial<Readonly<Record<EndpointName, FirstCall>>> = {
  checkToken: { call: 'getTokenByHash', take: ['token'], into: ['body', 'token'] },
  getQuote: { call: 'calculatePrice', take: ['data', 'quote', 'id'], into: ['params', 'id'] },
};

const survey =
  'El número y la firma vienen en el enlace de la encuesta que recibe quien hizo la solicitud: con los del ejemplo se responde 404.';

const meeting =
  'La firma es el final de meetingUrl, que se responde a una solicitud, o del enlace de los correos: con la del ejemplo se responde 404.';
const consents =
  'El número y la firma vienen en el enlace del correo que recibe quien hizo la solicitud: con los del ejemplo se responde 404.';
const work =
  'La firma es el final del enlace del aviso que recibe el ejecutivo de la solicitud: con la del ejemplo se responde 404.';

/** Calls whose example nobody can send as it stands, and what it takes. */
const ownDataNeeded: Partial<Readonly<Record<EndpointName, string>>> = {
  provePerson:
    'Primero pide el cálculo a /api/robot/challenge y resuélvelo: sirve una vez y por diez minutos. El del ejemplo se responde con 400.',
  getPreview: 'La firma viene en el enlace de la vista previa: con la del ejemplo se responde 404.',
  getSurveyedLead: survey,
  createFeedback: survey,
  getLeadConsents: consents,
  changeLeadConsent: consents,
  getWithdrawal: consents,
  withdrawLead: consents,
  getAssignedRequest: work,
  moveAssignedRequest: work,
  getFeedback: 'El número es el que se responde al dar la opinión: el del ejemplo se responde con 404.',
  getMeeting: meeting,
  listMeetingSlots: meeting,
  bookMeeting: meeting,
  changeMeeting: meeting,
  updateFeedback: 'El número y la firma son los de quien dio la opinión: con los del ejemplo se responde 404.',
};

const firsts = new Map<string, FirstCall>(Object.entries(firstCalls));
const needs = new Map<string, string>(Object.entries(ownDataNeeded));

/** The call whose answer an example needs, or null. */
export function firstCallOf(name: string): FirstCall | null {
  return firsts.get(name) ?? null;
}

/** What somebody has to have for a call to be answered, or null: its example is answered as it stands. */
export function ownDataNeededBy(name: string): string | null {
  return needs.get(name) ?? null;
}
