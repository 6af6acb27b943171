import { besideTheApplication } from "@/lib/testing/db/database";

/** Milliseconds: what is "in an hour" for a factory must still be ahead. */
const FRESH = 600_000;

/**
 * A factory whose work is done once in a process: later the same rows are put back, with the same ids, into tables that are
 * empty again. What it answers is the same, too, and frozen, so that no test leaves anything in it for another.
 */
export function snapshotted<Made>(name: string, make: () => Promise<Made>): () => Promise<Made> {
  let last: { made: Made; at: number } | null = null;

  return async () => {
    if (last && Math.abs(Date.now() - last.at) < FRESH) {
      await besideTheApplication(`SELECT testing.put_back_rows('kept_${name}')`);
      return last.made;
    }
    const made = frozen(await make());
    const [row] = await besideTheApplication<{ are_kept: boolean }>(
      `SELECT testing.keep_rows('kept_${name}') AS are_kept`,
    );
    last = row?.are_kept ? { made, at: Date.now() } : null;
    return made;
  };
}

function frozen<Thing>(thing: Thing): Thing {
  if (typeof thing !== "object" || thing === null || Object.getPrototypeOf(thing) !== Object.prototype) return thing;

  Object.values(thing).forEach(frozen);
  return Object.freeze(thing);
}
