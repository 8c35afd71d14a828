/** Key under which a browser keeps who sent the visitor to a brand. */
export function referralKey(brandCode: string): string {
  return `${brandCode}_REFERRAL`;
}

/** Key under which it keeps the e-mail by which the visitor named them. */
export function typedEmailKey(brandCode: string): string {
  return `${brandCode}_REFERRAL_TYPED`;
}
