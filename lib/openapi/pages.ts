import { type ParameterRow, parameterRow, parameterRows } from "@/lib/openapi/parameters";
import type {
  Answer,
  Content,
  OpenApiDocument,
  Operation,
  OperationMethod,
  Parameter,
  PathItem,
  Ref,
} from "@/lib/openapi/types";

export interface DocsPage {
  slug: string;
  title: string;
  intro: string;
  endpoints: EndpointOnPage[];
}

export interface EndpointOnPage {
  id: string;
  method: string;
  path: string;
  title: string;
  prose: string;
  who: string;
  parameters: { place: string; rows: ParameterRow[] }[];
  command: string;
  answer: { status: string; json: string | null };
  refusals: { status: string; title: string; json: string }[];
}

export function docsPages({ tags, paths }: OpenApiDocument): DocsPage[] {
  const all = Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => (item[method] ? [{ path, method, item, operation: item[method] }] : [])),
  );
  return tags.map(({ name, description = "", "x-slug": slug }) => ({
    slug,
    title: name,
    intro: description,
    endpoints: all.filter(({ operation }) => operation.tags.includes(name)).map(endpointOf),
  }));
}

const METHODS: OperationMethod[] = ["get", "post", "put", "patch", "delete"];

function endpointOf({
  path,
  method,
  item,
  operation,
}: {
  path: string;
  method: string;
  item: PathItem;
  operation: Operation;
}): EndpointOnPage {
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    title: operation.summary,
    prose: operation.description ?? "",
    who: operation["x-who"] ?? "",
    parameters: parametersOf(item, operation).filter(({ rows }) => rows.length > 0),
    command: operation["x-codeSamples"][0]?.source ?? "",
    answer: answerOf(operation),
    refusals: Object.entries(operation.responses).flatMap(([status, answer]) => refusalsOf(status, answer)),
  };
}

function parametersOf({ parameters = [] }: PathItem, { parameters: own = [], requestBody }: Operation) {
  const inPath = parameters.filter((parameter): parameter is Parameter => "in" in parameter && parameter.in === "path");
  const rowsOf = (list: Parameter[]) =>
    list.map(({ name, schema, required = false, description }) =>
      parameterRow(name, { description, ...schema }, required),
    );
  const [body] = Object.values(requestBody?.content ?? {});
  const isEither = own.length > 0 && body !== undefined;
  return [
    { place: "In the path", rows: rowsOf(inPath) },
    { place: "In the query", rows: isEither ? [] : rowsOf(own) },
    {
      place: isEither
        ? "In the query or in the body"
        : requestBody?.content["multipart/form-data"]
          ? "In the form"
          : "In the body",
      rows: body ? parameterRows(body.schema) : [],
    },
  ];
}

const JSON_TYPE = "application/json";

function answerOf({ responses }: Operation) {
  const [status = "200", answer] = Object.entries(responses).find(([each]) => each < "300") ?? [];
  const example = contentOf(answer)?.example;
  return { status, json: example === undefined ? null : JSON.stringify(example, null, 2) };
}

const refusalsOf = (status: string, answer: Answer | Ref) =>
  Object.values(contentOf(answer)?.examples ?? {}).map(({ summary, value }) => ({
    status,
    title: summary,
    json: JSON.stringify(value, null, 2),
  }));

const contentOf = (answer: Answer | Ref | undefined): Content | undefined =>
  answer && "content" in answer ? answer.content?.[JSON_TYPE] : undefined;
