import type { Answer, Operation, Schema } from "@/lib/openapi/types";
import type { Example } from "@/scripts/docs/examples";

/** The status is 200 when no example succeeds. */
export function successResponses(successful: Example[], schema: Schema): Operation["responses"] {
  const inShape = successful.filter(({ path }) => !/[?&]_(?:envelope|jsonp)/.test(path));
  const statuses = new Set(inShape.length > 0 ? inShape.map(({ status }) => status) : [200]);
  return Object.fromEntries(
    [...statuses].map((status) => [
      status,
      responseOf(
        status,
        schema,
        inShape.filter((example) => example.status === status),
      ),
    ]),
  );
}

function responseOf(status: number, schema: Schema, examples: Example[]): Answer {
  const shown = completeExample(examples);
  return {
    description: status === 201 ? "Created." : "Success.",
    content: { "application/json": { schema, ...(shown && { example: withoutOmissions(JSON.parse(shown.answer)) }) } },
  };
}

export const completeExample = (examples: Example[]): Example | undefined =>
  examples.find((example) => !isPartial(example)) ?? examples[0];

const isPartial = ({ path }: Example) => path.includes("_fields");

interface Kind {
  hasBody: boolean;
  hasPath: boolean;
  isRepeatable: boolean;
}

/** The refusals of the kernel for such a request, and those in examples. */
export function refusalResponses(
  examples: Example[],
  { hasBody, hasPath, isRepeatable }: Kind,
): Operation["responses"] {
  const refusedExamples = examples.filter(({ status }) => status >= 400);
  const possible = [
    "400",
    "401",
    "403",
    ...(hasPath ? ["404"] : []),
    ...(isRepeatable ? ["409"] : []),
    ...(hasBody ? ["408", "413", "507"] : []),
    "414",
    "429",
    "500",
    "503",
  ];
  const statuses = [...new Set([...possible, ...refusedExamples.map(({ status }) => String(status))])].sort();
  return Object.fromEntries(
    statuses.map((status) => {
      const shown = refusedExamples.filter((example) => String(example.status) === status);
      return [status, shown.length > 0 ? refusalOf(shown) : { $ref: `#/components/responses/${status}` }];
    }),
  );
}

function refusalOf(shown: Example[]): Answer {
  const [text] = shown.map(({ answer }) => JSON.parse(answer) as unknown).filter((value) => typeof value === "string");
  if (text)
    return { description: text, content: { "application/json": { schema: { type: "string" }, example: text } } };

  const values = shown.map(({ answer }) => withoutOmissions(JSON.parse(answer)) as { code: string; message: string });
  const examples = Object.fromEntries(
    values.map((value, at) => [`${value.code}${at > 0 ? `_${at + 1}` : ""}`, { summary: value.message, value }]),
  );
  return {
    description: values[0]?.message ?? "Refused.",
    content: { "application/json": { schema: { $ref: "#/components/schemas/Refusal" }, examples } },
  };
}

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
