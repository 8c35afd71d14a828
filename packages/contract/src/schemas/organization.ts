import { z } from 'zod';

/** Whether an organisation sells a kind of product today, and which ones. */
export const organizationSalesSchema = z
  .object({
    available: z.boolean(),
    products: z.array(z.object({ productCode: z.string(), productName: z.string() })),
  })
  .meta({ id: 'OrganizationSales' });
export type OrganizationSales = z.infer<typeof organizationSalesSchema>;

export const countSchema = z.object({ count: z.number().int() }).meta({ id: 'Count' });

/** Products of one type that an organisation has. */
export const typeCountSchema = z
  .object({ name: z.string(), displayName: z.string(), count: z.number().int() })
  .meta({ id: 'TypeCount' });
export type TypeCount = z.infer<typeof typeCountSchema>;

/** Lowest and highest price of an organisation's products of one type, for the example profile (decision 26). */
export const priceRangeTableSchema = z
  .object({
    organization: z.object({ organizationCode: z.string(), displayName: z.string() }),
    rows: z.array(
      z.object({
        type: z.object({ name: z.string(), displayName: z.string() }),
        /** Products of the type, also those without a price for the example. */
        count: z.number().int(),
        /** In whole units of `unit`; null: none of them has a price for the example. */
        from: z.number().nullable(),
        to: z.number().nullable(),
        unit: z.object({ code: z.string() }),
        /** What the prices are for: '/mes', '/año', ' por viaje'. */
        suffix: z.string(),
      }),
    ),
    isDemonstration: z.boolean(),
  })
  .meta({ id: 'PriceRangeTable' });
export type PriceRangeTable = z.infer<typeof priceRangeTableSchema>;
