import { setImmediate, setTimeout } from 'node:timers/promises';

/** Work that costs nearly the same for many pieces as for one. */
export interface GroupedWork<Item, Answer> {
  /** Does the pieces at once and answers each in their order, or does none of them and rejects. `isAgain` for one that failed with its group. */
  readonly work: (items: readonly Item[], isAgain: boolean) => Promise<readonly Answer[]>;
  /** Pieces of one name are never done at one time. */
  readonly nameOf: (item: Item) => string;
  /** Where a piece belongs, and in which time: pieces of one place and different times are in no group together. Absent: all may be. */
  readonly timeOf?: (item: Item) => { readonly place: string; readonly time: string };
  /** The largest group. */
  readonly most: number;
  /** Groups under way at most: one is prepared while the work of another waits for what is elsewhere. */
  readonly atOnce: number;
  /**
   * How long what comes is gathered after a group of several, unless the largest group waits by then, or fewer groups than may be
   * are under way. Milliseconds.
   */
  readonly gatherMilliseconds: number;
  /** Whether the failure may be of one piece alone: then each is tried on its own. */
  readonly isOfOne: (error: unknown) => boolean;
}

/** Pieces that are tried on their own at one time. */
const triedAtOnce = 4;

interface Waiting<Item, Answer> {
  readonly item: Item;
  readonly name: string;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (reason: unknown) => void;
}

/** Takes the next group out of what waits: in its order, one piece of a name and one time of a place, and none of a name that is under way. */
function takeGroup<Item, Answer>(
  waiting: Waiting<Item, Answer>[],
  { most, underWay, timeOf }: Pick<GroupedWork<Item, Answer>, 'most' | 'timeOf'> & { readonly underWay: ReadonlySet<string> },
): readonly Waiting<Item, Answer>[] {
  const names = new Set(underWay);
  const times = new Map<string, string>();
  const group: Waiting<Item, Answer>[] = [];
  const rest = waiting.splice(0).filter((piece) => {
    if (group.length >= most || names.has(piece.name)) return true;
    const when = timeOf?.(piece.item);
    if (when !== undefined && (times.get(when.place) ?? when.time) !== when.time) return true;
    if (when !== undefined) times.set(when.place, when.time);
    names.add(piece.name);
    group.push(piece);
    return false;
  });
  waiting.push(...rest);
  return group;
}

/**
 * Does pieces of work in groups: what comes while as many as may be are under way, or a moment after several, is the next one. A
 * piece that comes alone is done at once, unless several were just before it. When a group fails because of one of its pieces, each
 * is tried once on its own, a few at a time, so that one never fails another.
 */
export function inGroups<Item, Answer>(grouped: GroupedWork<Item, Answer>): (item: Item) => Promise<Answer> {
  const { work, nameOf, timeOf, most, atOnce, gatherMilliseconds, isOfOne } = grouped;
  const waiting: Waiting<Item, Answer>[] = [];
  const underWay = new Set<string>();
  let busy = 0;

  const finish = async (pieces: readonly Waiting<Item, Answer>[], isAgain = false): Promise<void> => {
    try {
      const answers = await work(
        pieces.map(({ item }) => item),
        isAgain,
      );
      for (const [place, { resolve, reject }] of pieces.entries()) {
        const answer = answers[place];
        if (answer === undefined) reject(new Error(`piece ${place} of ${pieces.length} was not answered`));
        else resolve(answer);
      }
    } catch (error) {
      if (pieces.length > 1 && isOfOne(error)) await finishEach(pieces);
      else for (const { reject } of pieces) reject(error);
    }
  };
  const finishEach = async (pieces: readonly Waiting<Item, Answer>[]): Promise<void> => {
    const rest = [...pieces];
    const inTurn = async (): Promise<void> => {
      for (let piece = rest.shift(); piece !== undefined; piece = rest.shift()) await finish([piece], true);
    };
    await Promise.all(Array.from({ length: triedAtOnce }, inTurn));
  };
  const next = (): readonly Waiting<Item, Answer>[] => takeGroup(waiting, { most, timeOf, underWay });
  const workOn = async (): Promise<void> => {
    busy += 1;
    // What has arrived already and was not read yet goes along.
    await setImmediate();
    for (let group = next(); group.length > 0; group = next()) {
      for (const { name } of group) underWay.add(name);
      await finish(group);
      for (const { name } of group) underWay.delete(name);
      // Others come as often as these did: a few more together spare the processors a group.
      if (group.length > 1 && waiting.length < most) await setTimeout(gatherMilliseconds);
      else await setImmediate();
    }
    busy -= 1;
  };

  return (item) =>
    new Promise<Answer>((resolve, reject) => {
      waiting.push({ item, name: nameOf(item), resolve, reject });
      if (busy < atOnce) void workOn();
    });
}
