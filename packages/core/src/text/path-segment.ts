/**
 * A name as a segment of an address: 'Clínica Dávila Vespucio' is 'Clinica-Davila-Vespucio'. Empty where no letter or
 * digit is left. The compact catalogue is written with this rule: another one is another version of its format.
 */
export function pathSegment(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
