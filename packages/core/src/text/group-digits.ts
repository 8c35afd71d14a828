/** Digits in groups of three from the right: '1234567' with '.' is '1.234.567'. */
export function groupDigits(digits: string, separator: string): string {
  return digits.replace(/\B(?=(?:\d{3})+$)/g, separator);
}
