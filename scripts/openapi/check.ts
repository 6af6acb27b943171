import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import type { Answer, OpenApiDocument, OperationMethod, Ref, Schema } from "@/lib/openapi/types";

interface Answered {
  method: string;
  /** `/boards/v2/projects/{board_id}` */
  path: string;
  status: number;
  json: unknown;
  /** `_fields` selected some of the keys. */
  isPartial: boolean;
}

/** Reports where a response differs from the document, additional keys included. Undocumented endpoints are ignored. */
export function answerChecker({ paths, components }: OpenApiDocument): (answered: Answered) => string[] {
  const [whole, partial] = [
    validators(components.schemas ?? {}, closed),
    validators(components.schemas ?? {}, (schema) => closed(optional(schema))),
  ];

  return ({ method, path, status, json, isPartial }) => {
    const operation = paths[path]?.[method.toLowerCase() as OperationMethod];
    if (!operation) return [];
    const schema = schemaOf(operation.responses[status]);
    if (!schema) return [`${status} is not among its answers`];

    const validate = (isPartial ? partial : whole)(schema);
    return validate(json)
      ? []
      : (validate.errors ?? []).map(
          ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
        );
  };
}

/** Refusals that are shared by all endpoints have the common schema. */
const schemaOf = (answer: Answer | Ref | undefined): Schema | undefined =>
  answer && "$ref" in answer ? { $ref: `${RECORDS}Refusal` } : answer?.content?.["application/json"]?.schema;

const RECORDS = "#/components/schemas/";
/** Each record is a schema of its own, so that it is compiled once. */
const BY_NAME = "https://boards.example.com/records/";

/** Variants that another schema extends with keys. */
const OPEN = `${BY_NAME}open/`;

/** In tests a record may have no key that its schema lacks. */
function closed(schema: Schema): Schema {
  const { allOf, properties, additionalProperties } = schema;
  if (!allOf)
    return properties && additionalProperties === undefined ? { ...schema, additionalProperties: false } : schema;

  const bases = allOf.map(({ $ref = "" }) => ({ $ref: $ref.replace(BY_NAME, OPEN) }));
  return { ...schema, allOf: bases, unevaluatedProperties: false };
}

function opened({ unevaluatedProperties: _, additionalProperties, ...schema }: Schema): Schema {
  return additionalProperties === false || additionalProperties === undefined
    ? schema
    : { ...schema, additionalProperties };
}

function optional({ required, ...schema }: Schema): Schema {
  return Array.isArray(required) || required === undefined ? schema : { ...schema, required };
}

function validators(
  records: Record<string, unknown>,
  change: (schema: Schema) => Schema,
): (schema: Schema) => ValidateFunction {
  const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true, inlineRefs: false, validateFormats: false });
  const changed = (schema: unknown) =>
    JSON.parse(JSON.stringify(schema).replaceAll(RECORDS, BY_NAME), (_, value: unknown) =>
      isMap(value) ? change(value) : value,
    ) as Schema;
  for (const [name, record] of Object.entries(records)) {
    ajv.addSchema({ ...changed(record), $id: `${BY_NAME}${name}` });
    ajv.addSchema({ ...opened(changed(record)), $id: `${OPEN}${name}` });
  }
  const compiled = new WeakMap<Schema, ValidateFunction>();
  return (schema) => {
    const validate = compiled.get(schema) ?? ajv.compile(changed(schema));
    compiled.set(schema, validate);
    return validate;
  };
}

const isMap = (value: unknown): value is Schema => typeof value === "object" && value !== null && !Array.isArray(value);
