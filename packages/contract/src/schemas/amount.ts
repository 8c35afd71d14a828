import { z } from 'zod';

export const unitSchema = z.object({ code: z.string() });
/** An amount in major units with its unit: {value: 412380, unit: {code: 'CLP'}}. */
export const amountSchema = z.object({ value: z.number(), unit: unitSchema }).meta({ id: 'Amount' });
export type Amount = z.infer<typeof amountSchema>;
