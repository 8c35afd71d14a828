import { editionById, editionIds, type EditionId } from '@cotejo/core/editions';
import { z } from 'zod';
import { isHostName } from './origin.ts';

/** The setting's text: host=edition,… An issue names the entry and what is wrong with it. */
export const hostsSchema = z.string().transform((text, context) => {
  const hosts = new Map<string, EditionId>();
  for (const entry of text.split(',').map((part) => part.trim())) {
    const [host = '', name = '', ...rest] = entry.split('=').map((part) => part.trim());
    const edition = editionById(name);
    if (rest.length > 0 || !isHostName(host.toLowerCase())) context.addIssue(`'${entry}' no es host=edición`);
    else if (!edition.ok) context.addIssue(`'${name}' no es una edición; existen ${editionIds.join(', ')}`);
    else if (hosts.has(host.toLowerCase())) context.addIssue(`'${host}' aparece dos veces`);
    else hosts.set(host.toLowerCase(), edition.value.id);
  }
  return Object.fromEntries(hosts);
});
