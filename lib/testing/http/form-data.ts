/** Form data with nested names such as `a[b]`, or null if the body has no file. */
export function formOf(body: unknown): FormData | null {
  if (typeof body !== "object" || body === null || !holdsFile(body)) return null;

  const form = new FormData();
  for (const [name, value] of partsOf(body)) form.append(name, value);
  return form;
}

const holdsFile = (value: unknown): boolean =>
  value instanceof File || (typeof value === "object" && value !== null && Object.values(value).some(holdsFile));

function partsOf(value: object, path = ""): [string, string | File][] {
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    const name = path === "" ? key : `${path}[${Array.isArray(value) ? "" : key}]`;
    if (inner instanceof File) return [[name, inner]];
    if (typeof inner === "object" && inner !== null) return partsOf(inner, name);
    return [[name, String(inner ?? "")]];
  });
}
