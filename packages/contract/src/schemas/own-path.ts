import { z } from 'zod';

/** A page of this site: neither another host ('//host') nor anything that a browser reads as one. */
export const ownPathSchema = z.string().regex(/^\/(?![/\\])[^\s\\]*$/, { error: 'debe ser una página propia que empieza con /' });
