import type pg from 'pg';

/** After so many times a statement is one of those that come again and again. */
const oftenAfter = 5;
/** Statements that may have names: a connection keeps each it was given, with its plan, for good. */
const mostNames = 200;
/** Statements that are counted; where more come, counting starts over: they are put together anew each time. */
const mostCounted = 1000;

/** What a statement is asked with, as far as it says whether it can have a name. */
interface NamelessStatement {
  readonly text: string;
}

/** Not streams such as those of COPY, which bring their own ways, nor what has a name. */
function isNameless(asked: unknown): asked is NamelessStatement {
  if (typeof asked !== 'object' || asked === null || 'submit' in asked) return false;
  return 'text' in asked && typeof asked.text === 'string' && !('name' in asked && asked.name !== undefined);
}

/**
 * Has statements that come again and again prepared once in each connection, under a name, so that PostgreSQL need not read and plan
 * them each time (docs/decisions/0388). Statements without parameters stay as they are: they may be several in one text. What is
 * answered is to be called once for each connection, before it is used.
 */
export function createStatementNames(): (client: pg.ClientBase) => void {
  const counts = new Map<string, number>();
  const names = new Map<string, string>();

  function nameOf(text: string): string | undefined {
    const known = names.get(text);
    if (known !== undefined || names.size === mostNames) return known;
    const count = (counts.get(text) ?? 0) + 1;
    if (count <= oftenAfter) {
      if (counts.size === mostCounted) counts.clear();
      counts.set(text, count);
      return undefined;
    }
    counts.delete(text);
    const name = `often_${names.size + 1}`;
    names.set(text, name);
    return name;
  }

  return (client) => {
    const query: unknown = Reflect.get(client, 'query');
    if (typeof query !== 'function') throw new TypeError('a connection that cannot be asked');
    const askNamed = (asked: unknown, values: unknown, ...rest: readonly unknown[]): unknown => {
      const name = isNameless(asked) && Array.isArray(values) && values.length > 0 ? nameOf(asked.text) : undefined;
      return Reflect.apply(query, client, [name === undefined ? asked : { ...Object(asked), name }, values, ...rest]);
    };
    Object.defineProperty(client, 'query', { value: askNamed, writable: true });
  };
}
