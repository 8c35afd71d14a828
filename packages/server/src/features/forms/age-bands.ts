const bandYears = 5;

/** The band of five years that an age is in: 34 is '30-34'. */
export function ageBand(age: number): string {
  const from = Math.floor(age / bandYears) * bandYears;
  return `${from}-${from + bandYears - 1}`;
}
