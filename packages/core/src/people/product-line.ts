import { insuresCompany } from '../catalogue/profile-questions.ts';

/** Product lines whose profiles differ. */
export const productLines = ['isapre', 'health', 'international', 'travel', 'pets', 'collective', 'work-accidents'] as const;
export type ProductLine = (typeof productLines)[number];

const lines: ReadonlyMap<string, ProductLine> = new Map<string, ProductLine>([
  ['ISAPRE', 'isapre'],
  ['FONASA', 'isapre'],
  ['INTERNACIONAL', 'international'],
  ['SEGURO VIAJE', 'travel'],
  ['SEGURO_MASCOTAS', 'pets'],
  ['SCTR', 'work-accidents'],
]);

/** The line of a product type; whatever insures neither company, pet nor journey is health, as EPS and prepaid plans are. */
export function productLineOf(productType: string): ProductLine {
  return lines.get(productType) ?? (insuresCompany(productType) ? 'collective' : 'health');
}
