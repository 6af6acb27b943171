import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import type { Answer, OpenApiDocument, OperationMethod, Ref, Schema } from "@/lib/openapi/types";

interface Answered {
  method: string;
  /** `/boards/v2/projects/{board_id}` */
  path: string;
  status: number;
  json: unknown;
  /** `_fields` kept some of the keys only. */
  isPicked: boolean;
}

/** Says what in an answer is not as the document has it, further keys included; nothing when all is. Endpoints that it does not have are not its matter. */
export function answerChecker({ paths, components }: OpenApiDocument): (answered: Answered) => string[] {
  const [whole, picked] = [
    validators(components.schemas ?? {}, closed),
    validators(components.schemas ?? {}, (schema) => closed(optional(schema))),
  ];

  return ({ method, path, status, json, isPicked }) => {
    const operation = paths[path]?.[method.toLowerCase() as OperationMethod];
    if (!operation) return [];
    const schema = schemaOf(operation.responses[status]);
    if (!schema) return [`${status} is not among its answers`];

    const validate = (isPicked ? picked : whole)(schema);
    return validate(json)
      ? []
      : (validate.errors ?? []).map(
          ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
        );
  };
}

/** A refusal that the document has in common for all is as every refusal. */
const schemaOf = (answer: Answer | Ref | undefined): Schema | undefined =>
  answer && "$ref" in answer ? { $ref: `${RECORDS}Refusal` } : answer?.content?.["application/json"]?.schema;

const RECORDS = "#/components/schemas/";
/** Each is a schema of its own, so that it is compiled once. */
const BY_NAME = "https://boards.example.com/records/";

/** The same, where another schema adds keys to it. */
const OPEN = `${BY_NAME}open/`;

/** In a test a record may have no key that its schema lacks. */
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

/** All of its keys may be left out. */
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
