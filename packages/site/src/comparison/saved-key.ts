/** Under which key a browser keeps the saved comparisons of a brand. */
export function savedKeyOf(brandCode: string): string {
  return `${brandCode}_SAVED_COMPARISONS`;
}
