export const codings = ['br', 'gzip', 'identity'] as const;
export type Coding = (typeof codings)[number];

/** What Accept-Encoding says of each coding, from 0 (not at all) to 1. */
function weightsIn(header: string): ReadonlyMap<string, number> {
  return new Map(
    header.split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
      const weight = parameters.find((parameter) => parameter.startsWith('q='));
      return [name, weight === undefined ? 1 : Number(weight.slice(2))];
    }),
  );
}

/** The coding for an Accept-Encoding header (RFC 9110, 12.5.3): Brotli where the caller likes it no less than gzip, else gzip, else none. */
export function acceptedCoding(header: string | undefined): Coding {
  if (header === undefined) return 'identity';
  const weights = weightsIn(header);
  const weightOf = (coding: Coding): number => weights.get(coding) ?? weights.get('*') ?? 0;
  if (weightOf('br') > 0 && weightOf('br') >= weightOf('gzip')) return 'br';
  return weightOf('gzip') > 0 ? 'gzip' : 'identity';
}
