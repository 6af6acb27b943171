import { queryOutsideThePool } from "@/lib/testing/db/database";

/** Milliseconds. Dates such as "in an hour" must still be in the future when the snapshot is restored. */
const FRESH = 600_000;

/** A factory that runs once per process. Later calls restore the same rows and return the same frozen result. */
export function snapshotted<Made>(name: string, make: () => Promise<Made>): () => Promise<Made> {
  let last: { made: Made; at: number } | null = null;

  return async () => {
    if (last && Math.abs(Date.now() - last.at) < FRESH) {
      await queryOutsideThePool(`SELECT kept_${name}.put_back_rows()`);
      return last.made;
    }
    const made = frozen(await make());
    const [row] = await queryOutsideThePool<{ are_kept: boolean }>(
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
