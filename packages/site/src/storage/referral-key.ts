/** Key under which a browser keeps who sent the visitor to a brand. */
export function referralKey(brandCode: string): string {
  return `${brandCode}_REFERRAL`;
}

/** Key under which it keeps the e-mail by which the visitor named them; `key`: that of the referral. */
export function typedEmailKey(key: string): string {
  return `${key}_TYPED`;
}
