/** 'Clínica Dávila Vespucio' to 'Clinica-Davila-Vespucio': accents dropped, every run of other characters one hyphen. */
export function urlSegment(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** The same in lower case, as clinic and organisation codes are written. */
export function slug(name: string): string {
  return urlSegment(name).toLowerCase();
}
