import { Ajv2020 } from "ajv/dist/2020.js";

/** Says which schemas of the document are no JSON schemas, by the way to them. */
export function brokenSchemas(document: unknown): string[] {
  const ajv = new Ajv2020({ allowUnionTypes: true, validateFormats: false });
  return [...schemasIn(document)]
    .filter(([, schema]) => ajv.validateSchema(schema) !== true)
    .map(([at]) => `${at} ${ajv.errorsText(ajv.errors)}`);
}

/** What stands under `schema`, and under the names of `schemas`; what is inside of them is checked with them. */
function* schemasIn(part: unknown, at = ""): Generator<[string, object]> {
  if (typeof part !== "object" || part === null) return;

  for (const [key, value] of Object.entries(part)) {
    if (key === "schema") yield [`${at}/${key}`, value as object];
    else if (key === "schemas")
      yield* Object.entries(value as object).map(([name, schema]): [string, object] => [
        `${at}/${key}/${name}`,
        schema as object,
      ]);
    else if (!key.startsWith("example")) yield* schemasIn(value, `${at}/${key}`);
  }
}
