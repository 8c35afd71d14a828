import { reportClientError } from './client-errors.ts';
import { listCardInformation } from './cards.ts';
import { getLocalComparison } from './compact.ts';
import * as comparators from './comparators.ts';
import * as comparison from './comparison.ts';
import * as contact from './contact.ts';
import * as insuranceDetail from './insurance-detail.ts';
import * as isaprePlans from './isapre-plans.ts';
import * as operations from './operations.ts';
import * as organizations from './organizations.ts';
import * as reference from './reference.ts';
import * as requests from './requests.ts';
import * as robot from './robot.ts';
import * as session from './session.ts';
import * as siteContent from './site-content.ts';
import * as search from './search.ts';
import * as sharing from './sharing.ts';
import * as articles from './articles.ts';
import * as contentBackend from './content-backend.ts';
import * as feedback from './feedback.ts';
import * as meetings from './meetings.ts';
import * as consents from './consents.ts';
import * as withdrawals from './withdrawals.ts';
import * as assignedRequests from './assigned-requests.ts';
import * as previews from './previews.ts';
import { getGeomap } from './geomap.ts';
import * as forms from './forms.ts';
import * as partners from './partners.ts';
import * as payments from './payments.ts';
import * as chat from './chat.ts';

/** Every call of the API by name. Handlers are a record that satisfies this one. */
export const endpoints = {
  ...comparison,
  getLocalComparison,
  listCardInformation,
  ...comparators,
  ...insuranceDetail,
  ...isaprePlans,
  ...organizations,
  ...search,
  ...reference,
  ...session,
  ...robot,
  ...operations,
  reportClientError,
  ...requests,
  ...sharing,
  ...feedback,
  ...meetings,
  ...consents,
  ...withdrawals,
  ...assignedRequests,
  ...articles,
  ...contentBackend,
  ...previews,
  getGeomap,
  ...siteContent,
  ...contact,
  ...forms,
  ...partners,
  ...payments,
  ...chat,
};
export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;
