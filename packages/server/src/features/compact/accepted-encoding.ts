import type { Encoding } from './compact-forms.ts';

const preferred = ['br', 'gzip'] as const satisfies readonly Encoding[];

/** The smallest encoding that Accept-Encoding takes (RFC 9110, 12.5.3); 'identity' where it takes none of ours. */
export function acceptedEncoding(header: string | undefined): Encoding {
  const weights = new Map<string, number>();
  for (const entry of (header ?? '').split(',')) {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    weights.set(name, weight === undefined ? 1 : Number(weight));
  }
  return preferred.find((encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0) ?? 'identity';
}
