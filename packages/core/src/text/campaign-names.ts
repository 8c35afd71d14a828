/** Names of parameters by which an address says which campaign it stands in, and nothing of what is shown. */
export const campaignNames = /^(utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid|ttclid|mc_eid)$/;
