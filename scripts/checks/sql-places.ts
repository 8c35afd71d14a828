import { isProductCode, linesMatching, type StructureCheck } from './tree.ts';

const allowed = /-store[.]ts$|^packages\/server\/src\/platform\/(database\/|jobs[.]ts$)/;
const drizzle = /\bfrom\s+['"](?:drizzle-orm(?:\/[^'"]+)?|pg)['"]/;
const statement = /\bsql`|[.]query\(\s*['"`]|['"`]\s*(?:SELECT\s.+\sFROM|INSERT INTO|UPDATE\s.+\sSET|DELETE FROM)\s/;

/** Rule 18: SQL stands in *-store.ts and in the database's own folder, nowhere else; a type import of the driver is no SQL. */
export const sqlPlaces: StructureCheck = {
  name: 'places of SQL',
  find: (tree) =>
    tree
      .filter(({ path }) => isProductCode(path) && path.startsWith('packages/server/src/') && !allowed.test(path))
      .flatMap((file) => [
        ...linesMatching(file, drizzle, 'uses the database driver outside a store').filter(
          ({ message }) => !/: import type /.test(message),
        ),
        ...linesMatching(file, statement, 'SQL outside a store'),
      ]),
};
