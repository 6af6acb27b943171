export type Shape = string | Shape[] | { [key: string]: Shape };

export interface Difference {
  path: string;
  theirs: string;
  ours: string;
}

/** Lists what a client of the observed API would miss or find with another type. Additional keys are no difference. */
export function differencesFrom(theirs: Shape, ours: unknown, path = ""): Difference[] {
  const found = compared(theirs, ours, path);
  return found.filter(
    ({ path: at, ours: type }, place) => found.findIndex((other) => other.path === at && other.ours === type) === place,
  );
}

function compared(theirs: Shape, ours: unknown, path: string): Difference[] {
  const [expected, type] = [
    typeof theirs === "string" ? theirs : Array.isArray(theirs) ? "array" : "object",
    typeOf(ours),
  ];
  if (expected !== type) return [{ path, theirs: expected, ours: type }];
  if (typeof theirs === "string") return [];
  if (!Array.isArray(theirs))
    return Object.entries(theirs).flatMap(([key, shape]) =>
      compared(shape, (ours as Record<string, unknown>)[key], path === "" ? key : `${path}.${key}`),
    );

  const [first] = theirs;
  const rows = ours as unknown[];
  return first === undefined
    ? []
    : (rows.length > 0 ? rows : [undefined]).flatMap((row) => compared(first, row, `${path}[]`));
}

function typeOf(value: unknown): string {
  if (value === undefined) return "missing";
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return typeof value === "number" && Number.isInteger(value) ? "integer" : typeof value;
}
