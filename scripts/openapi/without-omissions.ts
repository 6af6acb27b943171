/** Marks what an example leaves out (`scripts/docs/compare.ts`). */
const LEFT_OUT = "…";

export function withoutOmissions(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => item !== LEFT_OUT).map(withoutOmissions);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => name !== LEFT_OUT)
      .map(([name, inner]) => [name, withoutOmissions(inner)]),
  );
}
