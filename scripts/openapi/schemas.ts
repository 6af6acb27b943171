import { Ajv2020 } from "ajv/dist/2020.js";

/** The paths of invalid JSON schemas in the document. */
export function brokenSchemas(document: unknown): string[] {
  const ajv = new Ajv2020({ allowUnionTypes: true, validateFormats: false });
  return [...schemasIn(document)]
    .filter(([, schema]) => ajv.validateSchema(schema) !== true)
    .map(([at]) => `${at} ${ajv.errorsText(ajv.errors)}`);
}

/** Values of `schema` and `schemas`; nested ones are validated with them. */
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
