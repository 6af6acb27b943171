/** What PHP has written: lists may be objects, objects empty lists, and either of them a text with JSON. */
export type Raw = Record<string, unknown>;

export function record(value: unknown): Raw {
  const plain = typeof value === "string" ? fromJson(value) : value;
  return typeof plain === "object" && plain !== null && !Array.isArray(plain) ? (plain as Raw) : {};
}

export function list(value: unknown): unknown[] {
  const plain = typeof value === "string" ? fromJson(value) : value;
  if (Array.isArray(plain)) return plain;
  return typeof plain === "object" && plain !== null ? Object.values(plain) : [];
}

export const records = (value: unknown): Raw[] => list(value).map(record);

/** The first of these that is there. */
export const first = (...values: unknown[]): unknown => values.find((value) => value !== undefined && value !== null);

const LONGEST_JSON = 100_000;

function fromJson(text: string): unknown {
  if (!/^\s*[[{]/.test(text) || text.length > LONGEST_JSON) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
