const wanted = 24;

/** Null on the Node this was made for; else the one line to stop with. */
export function nodeRefusal(version: string): string | null {
  const major = Number.parseInt(version.replace(/^v/, ''), 10);
  return major === wanted ? null : `Cotejo necesita Node ${wanted} y este es ${version}: usa npm start, que trae el suyo.`;
}
