import type { PartnerAnswer } from '@cotejo/contract/partner';

/** Host of the partner below. */
export const partnerHost = 'bienestar.cotejo.example';

/** A partner that shows everything in our own frame. */
export const partner: PartnerAnswer = {
  name: 'Bienestar',
  subdomain: 'bienestar',
  applicationName: 'partner-marketplace',
  access: 'full',
  urls: [],
  organizations: [],
  clinicsEnabled: true,
  showcase: false,
  bannerColor: null,
  bannerLayout: null,
  headerHtml: null,
  footerHtml: null,
  hasFooter: true,
};
