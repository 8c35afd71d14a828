/** Key under which a browser keeps who sent the visitor to a brand. */
export function referralKey(brandCode: string): string {
  return `${brandCode}_REFERRAL`;
}
