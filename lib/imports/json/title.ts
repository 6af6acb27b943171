/** What a note calls something that could not be read: its title, or else how it begins. */
export function titleOf(value: unknown): string {
  const { title, name } = (value ?? {}) as { title?: unknown; name?: unknown };
  const named = [title, name].find((each) => typeof each === "string" && each.trim() !== "");
  return String(named ?? JSON.stringify(value)).slice(0, LONGEST);
}

const LONGEST = 100;
