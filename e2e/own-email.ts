/**
 * An e-mail of nobody else. One server meets a journey on phone and desktop, and again at its second try: the same answers of the same
 * person are one request (decision 30), of which the second is told that it was received before.
 */
export function ownEmail(): string {
  return `ana.${crypto.randomUUID().slice(0, 8)}@correo.example`;
}
