import type { Handler } from "@/lib/http/endpoint";
import type { Content, Operation, Parameter, Schema } from "@/lib/openapi/types";
import type { Example } from "@/scripts/docs/examples";
import { curlOf } from "@/scripts/openapi/curl";
import { inputSchema } from "@/scripts/openapi/input-schema";
import { completeExample, refusalResponses, successResponses } from "@/scripts/openapi/responses";

/** Everything about an endpoint that its route file, the pages and the lists say. */
export interface EndpointInfo {
  method: string;
  /** `/boards/v2/projects/{board_id}` */
  path: string;
  handler: Handler;
  tag: string;
  summary: string;
  prose: string[];
  examples: Example[];
  who: string | undefined;
  answer: Schema;
}

export function operationOf(endpoint: EndpointInfo): Operation {
  const { method, path, handler, tag, summary, prose, examples, who, answer } = endpoint;
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  const successful = examples.filter(({ status }) => status < 400);
  return {
    operationId: idOf(method, path),
    tags: [tag],
    summary,
    ...(prose.length > 0 && { description: prose.join("\n\n") }),
    ...(handler.who === "anyone" && { security: [{}, ...SECURITY] }),
    ...inputOf(endpoint, inPath, successful),
    responses: {
      ...successResponses(successful, answer),
      ...refusalResponses(examples, {
        hasBody: hasBody(method),
        hasPath: inPath.length > 0,
        isRepeatable: method === "POST",
      }),
    },
    ...(who && { "x-who": who }),
    "x-codeSamples": [{ lang: "Shell", label: "curl", source: curlSample(endpoint, successful) }],
  };
}

const hasBody = (method: string) => ["POST", "PUT", "PATCH"].includes(method);

function inputOf(
  { method, handler }: EndpointInfo,
  inPath: string[],
  successful: Example[],
): Pick<Operation, "parameters" | "requestBody"> {
  if (hasBody(method)) {
    const requestBody = bodyOf(handler, inputSchema(handler.input, "body", inPath), successful);
    return requestBody ? { requestBody } : {};
  }

  const takesBoth = method === "DELETE";
  const input = inputSchema(handler.input, "query", inPath);
  const body = takesBoth ? bodyOf(handler, inputSchema(handler.input, "body", inPath), successful) : null;
  return {
    ...(input && {
      parameters: Object.entries(input.properties ?? {}).map(([name, schema]) =>
        inQuery(name, schema, takesBoth ? [] : input.required),
      ),
    }),
    ...(body && { requestBody: { ...body, required: false } }),
  };
}

function curlSample({ method, path, handler }: EndpointInfo, successful: Example[]): string {
  const as = handler.who === "anyone" ? "nobody" : "anna";
  return curlOf(completeExample(successful) ?? { method, path: `/wp-json${path}`, headers: {}, body: undefined, as });
}

export const SECURITY: Record<string, string[]>[] = [{ applicationPassword: [] }, { session: [], nonce: [] }];

const NAMESPACE = /^\/boards\/v2\//;

/** `putProjectsBoardIdArchiveBoard`; other namespaces than boards/v2 become a prefix. */
const idOf = (method: string, path: string): string =>
  method.toLowerCase() +
  words(path.replace(NAMESPACE, ""))
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("");
const words = (text: string) => text.split(/[^A-Za-z0-9]+/).filter(Boolean);

/** Parameters that may also be in the body are not required in the query. */
function inQuery(name: string, schema: Schema, required: string[] = []): Parameter {
  const isList = schema.type === "array";
  return {
    name: isList ? `${name}[]` : name,
    in: "query",
    ...(required.includes(name) && { required: true }),
    ...(isList && { style: "form", explode: true }),
    ...(schema.type === "object" && { style: "deepObject", explode: true }),
    schema,
  };
}

function bodyOf({ takesFiles }: Handler, input: Schema | null, successful: Example[]): Operation["requestBody"] | null {
  if (takesFiles)
    return { required: true, content: { "multipart/form-data": { schema: withFiles(input, takesFiles) } } };
  if (!input) return null;

  const sent = successful.find(({ body }) => body?.startsWith("{"))?.body;
  const json: Content = { schema: input, ...(sent && { example: JSON.parse(sent) as unknown }) };
  return {
    ...(input.required && { required: true }),
    content: { "application/json": json, "application/x-www-form-urlencoded": { schema: input } },
  };
}

function withFiles(input: Schema | null, { field, most }: NonNullable<Handler["takesFiles"]>): Schema {
  const file: Schema = { type: "string", contentMediaType: "application/octet-stream" };
  const several: Record<string, Schema> =
    most > 1 ? { [`${field}[]`]: { type: "array", items: file, maxItems: most } } : {};
  return {
    ...input,
    type: "object",
    properties: { ...input?.properties, [field]: file, ...several },
    required: [...(input?.required ?? []), ...(most > 1 ? [] : [field])],
  };
}
