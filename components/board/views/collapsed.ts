/** Keys of collapsed groups by grouping, as a layout stores them. */
type Stored = Record<string, string[]>;

const storedIn = (value: unknown): Stored =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};

export function collapsedIn(stored: unknown, grouping: string): string[] {
  const keys: unknown = storedIn(stored)[grouping];
  return Array.isArray(keys) ? keys.map(String) : [];
}

export const withCollapsed = (stored: unknown, grouping: string, keys: readonly string[]): Stored => ({
  ...storedIn(stored),
  [grouping]: [...keys],
});

export const toggledIn = (collapsed: readonly string[], key: string): string[] =>
  collapsed.includes(key) ? collapsed.filter((each) => each !== key) : [...collapsed, key];
