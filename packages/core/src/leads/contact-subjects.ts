import type { Language } from '../editions/language.ts';

type Words = Readonly<Record<Language, string>>;

const general: Words = { es: 'Consulta general', en: 'General enquiry', pt: 'Consulta geral' };

/** Business lines as what somebody asks about; lines that an operator adds are asked about in general. */
const ofLines: ReadonlyMap<string, Words> = new Map([
  ['isapre', { es: 'Planes de isapre', en: 'Isapre plans', pt: 'Planos de isapre' }],
  ['seguros', { es: 'Seguros', en: 'Insurance', pt: 'Seguros' }],
]);

/** What a request without a product is about, in words: its business line, by the id that `tipo` names. */
export function contactSubject(businessLine: string, language: Language): string {
  return (ofLines.get(businessLine) ?? general)[language];
}
