/** Product types of travel: the two that the table of types names (B7-48), and that of our own travel comparators. */
const travelTypes: readonly string[] = ['VIAJEINTERNACIONAL', 'TRAVEL', 'SEGUROVIAJE'];

/** True for a product type of travel, whatever its letter case and however its words are parted. */
export function isTravelType(productType: string): boolean {
  return travelTypes.includes(productType.toUpperCase().replaceAll(/[\s_-]/g, ''));
}
