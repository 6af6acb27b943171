import { createHash } from "node:crypto";
import { oncePerProcess } from "@/lib/once";

/** Each connection keeps them all. */
const MOST = 500;

const statements = () =>
  oncePerProcess("prepared statements", () => ({ names: new Map<string, string>(), seen: new Set<string>() }));

/**
 * The name of a statement that is planned once per connection: from its second use on, because lists of any length
 * make texts that never come again.
 */
export function preparedName(text: string): string | undefined {
  const { names, seen } = statements();
  const known = names.get(text);
  if (known !== undefined || names.size === MOST) return known;
  if (seen.has(text)) {
    const name = createHash("sha1").update(text).digest("hex");
    names.set(text, name);
    seen.delete(text);
    return name;
  }
  if (seen.size === MOST) seen.clear();
  seen.add(text);
  return undefined;
}
