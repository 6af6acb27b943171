/** A dependency: the successor starts after the predecessor ends. */
export interface Link {
  predecessor_id: number;
  successor_id: number;
}

export type LinkRefusal = "self" | "exists" | "circle";

/** Why a dependency can't be added, as the server would say; null if it can. */
export function linkRefusal(links: readonly Link[], from: number, to: number): LinkRefusal | null {
  if (from === to) return "self";
  const after = new Map<number, number[]>();
  for (const { predecessor_id, successor_id } of links)
    after.set(predecessor_id, [...(after.get(predecessor_id) ?? []), successor_id]);
  if (after.get(from)?.includes(to)) return "exists";
  return leadsTo(after, to, from) ? "circle" : null;
}

function leadsTo(after: ReadonlyMap<number, readonly number[]>, from: number, to: number): boolean {
  const [seen, open] = [new Set([from]), [from]];
  for (let id = open.pop(); id !== undefined; id = open.pop())
    for (const next of after.get(id) ?? []) {
      if (next === to) return true;
      if (seen.has(next)) continue;
      seen.add(next);
      open.push(next);
    }
  return false;
}

export const isSameLink = (one: Link, other: Link): boolean =>
  one.predecessor_id === other.predecessor_id && one.successor_id === other.successor_id;
