declare module '@adobe/structured-data-validator' {
  interface Complaint {
    readonly issueMessage: string;
    readonly severity: 'ERROR' | 'WARNING';
    readonly rootType: string;
    readonly fieldNames: readonly string[];
  }
  /** Checks things by what search engines ask of them. */
  export default class Validator {
    validate(data: { readonly jsonld: Readonly<Record<string, readonly unknown[]>> }): Promise<readonly Complaint[]>;
  }
}
