import { Invalid } from "@/lib/errors";

export const DEPTH_LIMIT = 32;
export const KEY_LIMIT = 10_000;

/**
 * The same map, looked through without recursion: not too deep, not too many keys, nothing that PostgreSQL can't hold
 * and no key that would reach an object's prototype.
 */
export function withinLimits<Map extends Record<string, unknown>>(input: Map): Map {
  let level: unknown[] = [input];
  let keys = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    const next: unknown[] = [];
    for (const value of level) {
      if (typeof value === "string") refuseUnstorable(value);
      if (typeof value !== "object" || value === null) continue;
      if (depth >= DEPTH_LIMIT) throw new Invalid("The data is nested too deeply.");

      const names = Object.keys(value);
      keys += names.length;
      if (keys > KEY_LIMIT) throw new Invalid("The data has too many fields.");
      if (names.some((name) => name === "__proto__" || name.includes("\0") || !name.isWellFormed()))
        throw new Invalid("The data has a field with a name that is not allowed.");
      for (const name of names) next.push((value as Record<string, unknown>)[name]);
    }
    level = next;
  }
  return input;
}

/** PostgreSQL holds neither NUL nor half of a surrogate pair; PHP's JSON refuses the latter, too. */
function refuseUnstorable(text: string) {
  if (text.includes("\0")) throw new Invalid("The data holds a NUL character.");
  if (!text.isWellFormed()) throw new Invalid("The data holds half a character.");
}
