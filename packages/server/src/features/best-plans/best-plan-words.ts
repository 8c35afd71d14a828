import type { Language } from '@cotejo/core/editions';

/** Two plans as an offer tells of them. */
export interface OfferedPlans {
  readonly better: string;
  readonly organization: string;
  readonly betterPrice: string;
  readonly own: string;
  readonly ownPrice: string;
  /** Whole hundredths that are saved, cut. */
  readonly percent: number;
}

/** What the offer of a better plan says, in a language. */
export interface BestPlanWords {
  readonly subject: (better: string) => string;
  readonly preview: (plans: OfferedPlans) => string;
  readonly heading: (name: string) => string;
  readonly text: (plans: OfferedPlans) => string;
  readonly advice: string;
  readonly labels: Readonly<
    Record<'asked' | 'offered' | 'price' | 'hospital' | 'ambulatory' | 'annualCap' | 'deductible' | 'score', string>
  >;
  /** A figure of the better plan beside that of the one that was asked for. */
  readonly beside: (better: string, own: string) => string;
  readonly unsaid: string;
  /** Stands for an annual cap of 0 (A5-34). */
  readonly noCap: string;
  readonly action: string;
  readonly closing: readonly string[];
  readonly consents: string;
}

const byLanguage: Readonly<Record<Language, BestPlanWords>> = {
  es: {
    subject: (better) => `Hay un plan mejor para ti: ${better}`,
    preview: ({ percent, own }) => `Cuesta ${percent}% menos que ${own} y cubre lo mismo o más en lo que ambos informan.`,
    heading: (name) => `${name}, hay un plan mejor para ti`,
    text: ({ better, organization, betterPrice, own, ownPrice, percent }) =>
      `Para las mismas personas, ${better} de ${organization} cuesta ${betterPrice} y ${own}, ${ownPrice}: ${percent}% menos. En todo lo que informa el que pediste, cubre lo mismo o más.`,
    advice: 'Antes de decidir, pregunta por las carencias y por las preexistencias.',
    labels: {
      asked: 'Pediste',
      offered: 'Mejor para ti',
      price: 'Precio',
      hospital: 'Cobertura hospitalaria',
      ambulatory: 'Cobertura ambulatoria',
      annualCap: 'Tope anual',
      deductible: 'Deducible',
      score: 'Puntaje',
    },
    beside: (better, own) => `${better} (el que pediste: ${own})`,
    unsaid: 'no informado',
    noCap: 'Sin tope',
    action: 'Comparar los dos',
    closing: [
      'Te escribimos porque aceptaste recibir ofertas: como máximo una vez cada 30 días.',
      'Comparamos con los datos del sitio. Las comisiones que nos pagan las compañías no cambian esta comparación.',
    ],
    consents: 'Mira o retira lo que aceptaste',
  },
  en: {
    subject: (better) => `There is a better plan for you: ${better}`,
    preview: ({ percent, own }) => `It costs ${percent}% less than ${own} and covers the same or more in what both inform.`,
    heading: (name) => `${name}, there is a better plan for you`,
    text: ({ better, organization, betterPrice, own, ownPrice, percent }) =>
      `For the same people, ${better} by ${organization} costs ${betterPrice} and ${own}, ${ownPrice}: ${percent}% less. In all that the one you asked for informs, it covers the same or more.`,
    advice: 'Before you decide, ask about waiting periods and pre-existing conditions.',
    labels: {
      asked: 'You asked for',
      offered: 'Better for you',
      price: 'Price',
      hospital: 'Cover in hospital',
      ambulatory: 'Cover of consultations',
      annualCap: 'Annual cap',
      deductible: 'Deductible',
      score: 'Score',
    },
    beside: (better, own) => `${better} (the one you asked for: ${own})`,
    unsaid: 'not informed',
    noCap: 'No limit',
    action: 'Compare both',
    closing: [
      'We write to you because you accepted offers: at most once in 30 days.',
      'We compare with the data of the site. What companies pay us does not change this comparison.',
    ],
    consents: 'See or take back what you accepted',
  },
  pt: {
    subject: (better) => `Há um plano melhor para você: ${better}`,
    preview: ({ percent, own }) => `Custa ${percent}% menos que ${own} e cobre o mesmo ou mais no que ambos informam.`,
    heading: (name) => `${name}, há um plano melhor para você`,
    text: ({ better, organization, betterPrice, own, ownPrice, percent }) =>
      `Para as mesmas pessoas, ${better} de ${organization} custa ${betterPrice} e ${own}, ${ownPrice}: ${percent}% menos. Em tudo o que informa o que você pediu, cobre o mesmo ou mais.`,
    advice: 'Antes de decidir, pergunte sobre as carências e as doenças preexistentes.',
    labels: {
      asked: 'Você pediu',
      offered: 'Melhor para você',
      price: 'Preço',
      hospital: 'Cobertura hospitalar',
      ambulatory: 'Cobertura ambulatorial',
      annualCap: 'Limite anual',
      deductible: 'Franquia',
      score: 'Pontuação',
    },
    beside: (better, own) => `${better} (o que você pediu: ${own})`,
    unsaid: 'não informado',
    noCap: 'Sem limite',
    action: 'Comparar os dois',
    closing: [
      'Escrevemos porque você aceitou receber ofertas: no máximo uma vez a cada 30 dias.',
      'Comparamos com os dados do site. O que as companhias nos pagam não muda esta comparação.',
    ],
    consents: 'Veja ou retire o que você aceitou',
  },
};

/** The words of an offer in a language. */
export function bestPlanWordsIn(language: Language): BestPlanWords {
  return byLanguage[language];
}
