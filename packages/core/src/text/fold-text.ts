/** A text for searching and matching: lower case, without accents, without space around it. 'Clínica Dávila' gives 'clinica davila'. */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
