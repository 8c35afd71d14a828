/** What rows are ordered by, place by place: lower tier, then more points, then lower price, then the earlier place. */
export interface OrderKeys {
  readonly tiers: Uint8Array;
  readonly points: Float64Array;
  /** 0 where there is no price. */
  readonly prices: Float64Array;
}

/** Negative when place `one` comes before place `other`; never 0 for two places. */
function compareAt({ tiers, points, prices }: OrderKeys, one: number, other: number): number {
  return (
    (tiers[one] ?? 0) - (tiers[other] ?? 0) ||
    (points[other] ?? 0) - (points[one] ?? 0) ||
    (prices[one] ?? 0) - (prices[other] ?? 0) ||
    one - other
  );
}

/** Pages that end here or earlier are found with a heap of that size, in one pass; deeper ones by partitioning. */
const mostInHeap = 1_024;

/** Moves the place at the root down until every parent comes after its children. */
function sift(heap: Uint32Array, size: number, keys: OrderKeys): void {
  let parent = 0;
  for (;;) {
    const left = parent * 2 + 1;
    if (left >= size) return;
    const right = left + 1;
    const child = right < size && compareAt(keys, heap[right] ?? 0, heap[left] ?? 0) > 0 ? right : left;
    if (compareAt(keys, heap[child] ?? 0, heap[parent] ?? 0) <= 0) return;
    const moved = heap[parent] ?? 0;
    heap[parent] = heap[child] ?? 0;
    heap[child] = moved;
    parent = child;
  }
}

/** The first `size` places in order: the last of those kept is at the root, and whatever comes before it takes its place. */
function firstPlaces(keys: OrderKeys, count: number, size: number): number[] {
  const heap = Uint32Array.from({ length: size }, (_, place) => place).sort((one, other) => compareAt(keys, other, one));
  const { tiers, points } = keys;
  for (let place = size; place < count; place += 1) {
    const last = heap[0] ?? 0;
    const [tier, lastTier] = [tiers[place] ?? 0, tiers[last] ?? 0];
    if (tier > lastTier || (tier === lastTier && (points[place] ?? 0) < (points[last] ?? 0))) continue;
    if (compareAt(keys, place, last) > 0) continue;
    heap[0] = place;
    sift(heap, size, keys);
  }
  return [...heap].sort((one, other) => compareAt(keys, one, other));
}

/** Puts the place of rank `rank` where it belongs, those before it to its left, between two ends. */
function partitionAt(
  order: Uint32Array,
  rank: number,
  { keys, ends }: { keys: OrderKeys; ends: readonly [number, number] },
): void {
  let [low, high] = ends;
  while (low < high) {
    const pivot = order[(low + high) >>> 1] ?? 0;
    let [left, right] = [low, high];
    while (left <= right) {
      while (compareAt(keys, order[left] ?? 0, pivot) < 0) left += 1;
      while (compareAt(keys, order[right] ?? 0, pivot) > 0) right -= 1;
      if (left > right) break;
      const moved = order[left] ?? 0;
      order[left] = order[right] ?? 0;
      order[right] = moved;
      left += 1;
      right -= 1;
    }
    if (rank <= right) high = right;
    else if (rank >= left) low = left;
    else return;
  }
}

/** The places of ranks `from` up to `to` (not included), in order, out of `count`; fewer where the end comes first. */
export function selectPlaces(keys: OrderKeys, count: number, [from, to]: readonly [from: number, to: number]): readonly number[] {
  const end = Math.min(to, count);
  if (from >= end) return [];
  if (end <= mostInHeap) return firstPlaces(keys, count, end).slice(from);
  const order = Uint32Array.from({ length: count }, (_, place) => place);
  partitionAt(order, from, { keys, ends: [0, count - 1] });
  if (end < count) partitionAt(order, end - 1, { keys, ends: [from, count - 1] });
  return [...order.subarray(from, end)].sort((one, other) => compareAt(keys, one, other));
}
