import type { CallFacts } from '../client/call-facts.ts';
import type { RobotEndpoints } from './robot-endpoints.ts';
import type { SiteEndpoints } from './site-endpoints.ts';

/** The calls of pages as a browser knows them: the facts of `siteEndpoints`, which the test beside compares. */
export const siteCalls: Readonly<Record<keyof SiteEndpoints, CallFacts>> = {
  calculatePrice: {
    method: 'POST',
    path: '/api/insurance/{id}/calculatePrice',
    retry: { times: 3, pauseMilliseconds: 1500, failure: 'Error al obtener el precio del producto para el perfil' },
    hasBody: true,
    answerKeys: ['data'],
  },
  compareInsurance: {
    method: 'POST',
    path: '/api/insurance/compare/metadataPlanesPersonas',
    hasBody: true,
    answerKeys: ['data', 'metaData', 'error'],
  },
  compareIsaprePlans: {
    method: 'POST',
    path: '/api/buscarplanes/compare/metadataPlanesPersonas',
    hasBody: true,
    answerKeys: ['data', 'metaData', 'error'],
  },
  createLead: {
    method: 'POST',
    path: '/api/leads',
    isContact: true,
    hasBody: true,
    hasHeaders: true,
    answerKeys: ['leadId', 'dataSocio', 'meetingUrl', 'withdrawalUrl', 'receivedBefore', 'contact', 'quote'],
  },
  getChatAvailability: { method: 'GET', path: '/api/chat/available', cache: 'minute', answerKeys: ['data'] },
  getCoveragesAtClinic: {
    method: 'GET',
    path: '/api/insurance/{id}/coverageOrganization/{organization}/coverages',
    cache: 'catalogue',
    answerKeys: ['data'],
  },
  getInsurance: { method: 'GET', path: '/api/insurance/{id}', cache: 'catalogue', answerKeys: ['data'] },
  getIntegrationForm: { method: 'GET', path: '/api/integration/form/{hash}', cache: 'content', answerKeys: ['data'] },
  getIsaprePlan: { method: 'GET', path: '/api/infoplanes/infoplan', isPrivate: true, answerKeys: ['data'] },
  getLocalComparison: { method: 'GET', path: '/api/compare/local', cache: 'minute', answerKeys: ['data'] },
  getPaymentInfo: { method: 'GET', path: '/api/qppayment/insurance-payment/{id}', cache: 'content', answerKeys: ['data'] },
  getSite: { method: 'GET', path: '/api/site', cache: 'catalogue', answerKeys: ['data'] },
  getUf: {
    method: 'GET',
    path: '/api/globales/uf',
    cache: 'catalogue',
    retry: { times: 3, pauseMilliseconds: 1000, failure: 'Error al obtener el valor de la UF.' },
    answerKeys: ['data'],
  },
  listClinics: { method: 'GET', path: '/api/coverageOrganization/country', cache: 'catalogue', answerKeys: ['data'] },
  listComparatorBenefits: {
    method: 'GET',
    path: '/api/comparator/{id}/benefits',
    cache: 'content',
    isTold: true,
    answerKeys: ['data'],
  },
  listComparatorEvents: { method: 'GET', path: '/api/comparator-events', cache: 'content', isTold: true, answerKeys: ['data'] },
  listComparatorFaq: { method: 'GET', path: '/api/comparator/{id}/faq', cache: 'content', isTold: true, answerKeys: ['data'] },
  listComparators: {
    method: 'GET',
    path: '/api/comparator',
    cache: 'catalogue',
    retry: { times: 3, pauseMilliseconds: 1500, failure: 'Error al obtener los comparadores' },
    answerKeys: ['data'],
  },
  listReasons: { method: 'GET', path: '/api/whyUs/{id}', cache: 'content', isTold: true, answerKeys: ['data'] },
};

/** The same of `robotEndpoints`. */
export const robotCalls: Readonly<Record<keyof RobotEndpoints, CallFacts>> = {
  getRobotChallenge: { method: 'GET', path: '/api/robot/challenge', isPrivate: true, answerKeys: ['data'] },
  provePerson: {
    method: 'GET',
    path: '/api/buscarplanes/notrobot',
    isPrivate: true,
    isContact: true,
    hasHeaders: true,
    answerKeys: ['data'],
  },
};
