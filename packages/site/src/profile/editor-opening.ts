/** Why the editor is open: another opening is another object. `typed`: what was filled in before script ran, else null. */
export interface EditorOpening {
  readonly typed: FormData | null;
}
