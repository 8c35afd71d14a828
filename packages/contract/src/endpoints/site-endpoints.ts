import { getChatAvailability } from './chat.ts';
import { getLocalComparison } from './compact.ts';
import { listComparatorEvents, listComparators } from './comparators.ts';
import { calculatePrice, compareInsurance, compareIsaprePlans } from './comparison.ts';
import { getIntegrationForm } from './forms.ts';
import { getCoveragesAtClinic, getInsurance, listClinics } from './insurance-detail.ts';
import { getIsaprePlan } from './isapre-plans.ts';
import { getPaymentInfo } from './payments.ts';
import { getSite, getUf } from './reference.ts';
import { createLead } from './requests.ts';
import { listComparatorBenefits, listComparatorFaq, listReasons } from './site-content.ts';

/** The calls that pages make. A browser loads the schemas of these alone: add a call here when a page uses it. */
export const siteEndpoints = {
  calculatePrice,
  compareInsurance,
  compareIsaprePlans,
  createLead,
  getChatAvailability,
  getCoveragesAtClinic,
  getInsurance,
  getIntegrationForm,
  getIsaprePlan,
  getLocalComparison,
  getPaymentInfo,
  getSite,
  getUf,
  listClinics,
  listComparatorBenefits,
  listComparatorEvents,
  listComparatorFaq,
  listComparators,
  listReasons,
};
export type SiteEndpoints = typeof siteEndpoints;
