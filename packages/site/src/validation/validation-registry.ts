/** Checks a whole profile on a day, 'YYYY-MM-DD' (absent: the visitor's own today): a sentence that says what is wrong, '' where it says only that something is, null: it is valid. */
export type Validate = (profile: unknown, today?: string) => string | null;

declare global {
  interface Window {
    /** Validation scripts that were loaded, by the base name of their file without its extension (decision 28). */
    validationScripts?: Record<string, Validate>;
  }
}
