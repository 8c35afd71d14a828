/**
 * Answers that no price depends on and that go along with a request: of whoever asks (HolderAnswers), and of a journey
 * (JourneyAnswers), in the order of the form.
 */
export const extraQuestions = [
  'insurer',
  'maternity',
  'nationality',
  'coverCountry',
  'origin',
  'destination',
  'departure',
  'homecoming',
] as const;
export type ExtraQuestion = (typeof extraQuestions)[number];

/** Product types of an edition that are asked what is not asked everywhere. */
export type EditionExtras = Readonly<Partial<Record<'insurer' | 'maternity', readonly string[]>>>;

/** What a type is asked wherever it is sold. */
const everywhere: Readonly<Partial<Record<ExtraQuestion, string>>> = {
  nationality: 'INTERNACIONAL',
  coverCountry: 'INTERNACIONAL',
  origin: 'SEGURO VIAJE',
  destination: 'SEGURO VIAJE',
  departure: 'SEGURO VIAJE',
  homecoming: 'SEGURO VIAJE',
};

/** What a product type of an edition is asked beside what its prices depend on. */
export function extraQuestionsOf(
  productType: string,
  { extraQuestions: ofEdition }: { readonly extraQuestions: EditionExtras },
): readonly ExtraQuestion[] {
  return extraQuestions.filter((question) =>
    question === 'insurer' || question === 'maternity'
      ? ofEdition[question]?.includes(productType)
      : everywhere[question] === productType,
  );
}
