import type { Transport } from '@cotejo/contract/client';
import type { ClinicAnswerRow, ProductDetail } from '@cotejo/contract/catalogue';
import { fakeTransport } from './fake-transport.ts';
import { sampleDetail, sampleQuotedPrice } from './sample-answers.ts';
import { comparators, siteFacts } from './site-facts.ts';

/** The plan of a code, as its page answers it. */
export function planNamed(codigoplan: string): ProductDetail {
  const id = codigoplan.charCodeAt(0);
  return {
    ...sampleDetail,
    item: {
      ...sampleDetail.item,
      id,
      codigoplan,
      productCode: codigoplan,
      displayName: `Plan ${codigoplan}`,
      url: `/Isapre/Cruz-Blanca/Planes/${codigoplan}`,
    },
  };
}

function clinicNamed(organizationCode: string, displayName: string): ClinicAnswerRow {
  const url = displayName.replaceAll(' ', '-');
  return { organizationCode, displayName, url, regionCode: '13', latitude: null, longitude: null, productCount: 1 };
}

/** A network that has the isapre plans of these codes and no other, and tells each body it was sent. */
export function networkOfPlans(codes: readonly string[], onBody: (body: string) => void = () => undefined): Transport {
  return async (request) => {
    if (request.body !== undefined) onBody(request.body);
    const code = new URL(request.url, 'http://site.test').searchParams.get('codigoplan');
    const known = code !== null && codes.includes(code) ? { getIsaprePlan: { data: planNamed(code) } } : {};
    const answers = {
      getSite: { data: siteFacts },
      listComparators: { data: comparators },
      calculatePrice: { data: sampleQuotedPrice },
      listClinics: { data: [clinicNamed('ALEMANA', 'Clínica Alemana'), clinicNamed('DAVILA', 'Clínica Dávila')] },
    };
    return fakeTransport({ ...answers, ...known })(request);
  };
}
