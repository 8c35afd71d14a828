import { sheet } from '../../testing/sheet-files.ts';

export const premiumsHeader =
  'canton,region,age_class,accident_cover,deductible_chf,insurer_id,insurer,model,tariff,premium_chf_month';
export const postcodesHeader = 'postcode,canton,region,place';

/** A premium of the telmed offer 'Callmed' of insurer 8, with accidents. */
export function premium(place: string, ageClass: string, deductible: number, francs: number | string): string {
  return `${place},${ageClass},with,${deductible},8,CSS,telmed,Callmed,${francs}`;
}

/** One offer at one step in two regions of Zurich and in Argovia, with one, two and three premiums per child. */
export const goodPremiums = {
  'premiums.csv': sheet(
    premiumsHeader,
    premium('ZH,1', 'adult', 300, 512.35),
    premium('ZH,1', 'young_adult', 300, '390.4'),
    premium('ZH,1', 'child', 0, 110),
    premium('ZH,2', 'adult', 300, '480'),
    premium('ZH,2', 'child', 0, 55.6),
    premium('ZH,2', 'child', 0, 111.2),
    premium('AG,0', 'child', 0, 113.9),
    premium('AG,0', 'child', 0, 115.9),
    premium('AG,0', 'child', 0, 111.9),
    premium('AG,0', 'child', 600, 80),
  ),
  'postcode_regions.csv': sheet(
    postcodesHeader,
    '8001,ZH,1,Zürich',
    '8002,ZH,1,Zürich',
    '8610,ZH,2,Uster',
    '8400,ZH,2,Winterthur',
    '8401,ZH,2,Winterthur',
    '5000,AG,0,Aarau',
  ),
};
