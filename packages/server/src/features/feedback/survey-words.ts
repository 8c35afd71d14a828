import type { Language } from '@cotejo/core/editions';

/** What the invitation to say how it went says, in a language. */
export interface SurveyWords {
  readonly subject: string;
  readonly preview: string;
  /** `who` answered: an executive, or nobody by name. */
  readonly heading: (name: string, who: string | null) => string;
  readonly text: (product: string) => string;
  readonly action: string;
  readonly closing: string;
}

const byLanguage: Readonly<Record<Language, SurveyWords>> = {
  es: {
    subject: '¿Cómo te fue con tu solicitud?',
    preview: 'Una nota del 1 al 10 y, si quieres, un comentario. Toma un minuto.',
    heading: (name, who) => `${name}, ¿cómo te atendió ${who ?? 'nuestro equipo'}?`,
    text: (product) =>
      `Hace unos días pediste información sobre ${product}. Tu nota nos dice qué mejorar: una del 1 al 10 y, si quieres, un comentario.`,
    action: 'Dar mi nota',
    closing: 'Te lo preguntamos una sola vez.',
  },
  en: {
    subject: 'How did it go with your request?',
    preview: 'A mark from 1 to 10 and, if you like, a comment. It takes a minute.',
    heading: (name, who) => `${name}, how did ${who ?? 'our team'} attend to you?`,
    text: (product) =>
      `Some days ago you asked for information about ${product}. Your mark tells us what to improve: one from 1 to 10 and, if you like, a comment.`,
    action: 'Give my mark',
    closing: 'We ask you only once.',
  },
  pt: {
    subject: 'Como foi com a sua solicitação?',
    preview: 'Uma nota de 1 a 10 e, se quiser, um comentário. Leva um minuto.',
    heading: (name, who) => `${name}, como foi o atendimento de ${who ?? 'nossa equipe'}?`,
    text: (product) =>
      `Há alguns dias você pediu informações sobre ${product}. Sua nota nos diz o que melhorar: uma de 1 a 10 e, se quiser, um comentário.`,
    action: 'Dar minha nota',
    closing: 'Perguntamos uma única vez.',
  },
};

/** The words of the invitation in a language. */
export function surveyWordsIn(language: Language): SurveyWords {
  return byLanguage[language];
}
