import { z } from 'zod';

/** Articles and landings of a page where nobody says how many (C9-07, C7-112). */
export const defaultPageSize = 15;

const highestPage = 10_000;

/** A whole number of a query, from 1 to `highest`. */
export function countInQuery(highest: number) {
  const error = `debe ser un número entero de 1 a ${highest}`;
  return z.coerce.number<string>({ error }).int({ error }).min(1, { error }).max(highest, { error });
}

/** Page asked for, from 1. */
export const pageInQuery = countInQuery(highestPage).default(1);

/** Which part of a list an answer holds. */
export const paginationSchema = z
  .object({
    page: z.number().int(),
    pageSize: z.number().int(),
    pageCount: z.number().int(),
    total: z.number().int(),
  })
  .meta({ id: 'Pagination' });
export type Pagination = z.infer<typeof paginationSchema>;

/** The part of a list that a page is, by how many there are in all. */
export function paginationOf({ page, pageSize, total }: Omit<Pagination, 'pageCount'>): Pagination {
  return { page, pageSize, pageCount: Math.ceil(total / pageSize), total };
}
