import type { Edition } from '@cotejo/core/editions';
import type { Thing } from './structured-data.ts';

type OrganizationThing = Extract<Thing, { '@type': 'Organization' }>;
type WebSiteThing = Extract<Thing, { '@type': 'WebSite' }>;

/** Whose site this is, as structured data: name, mark and how to reach it. `siteUrl` is the origin of the edition's site. */
export function publisherThing({ brand, countryName }: Edition, siteUrl: string): OrganizationThing {
  return {
    '@type': 'Organization',
    '@id': `${siteUrl}/#organization`,
    name: brand.name,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/favicon.svg`,
    areaServed: countryName,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      email: brand.supportEmail,
      telephone: brand.supportPhone,
    },
  };
}

/** The site itself, and who publishes it. */
export function webSiteThing({ brand, language }: Edition, siteUrl: string): WebSiteThing {
  return {
    '@type': 'WebSite',
    name: brand.name,
    url: `${siteUrl}/`,
    inLanguage: language,
    publisher: { '@id': `${siteUrl}/#organization` },
  };
}
