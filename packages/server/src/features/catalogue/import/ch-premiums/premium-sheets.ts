import type { Sheet, SheetColumns } from '../read-sheet.ts';

export const premiumsSheet = {
  name: 'premiums',
  columns: {
    canton: 'required',
    region: 'required',
    age_class: 'required',
    accident_cover: 'required',
    deductible_chf: 'required',
    insurer_id: 'required',
    insurer: 'required',
    model: 'required',
    tariff: 'required',
    premium_chf_month: 'required',
  },
} as const satisfies Sheet<SheetColumns>;

/** Optional beside the premiums: names the regions of a canton by a town. */
export const postcodesSheet = {
  name: 'postcode_regions',
  columns: { postcode: 'required', canton: 'required', region: 'required', place: 'required' },
} as const satisfies Sheet<SheetColumns>;
