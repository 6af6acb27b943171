import { z } from "zod";
import type { Json } from "@/lib/http/response/json";
import type { Handlers } from "@/lib/http/route";
import { publicAddress } from "@/lib/http/response/public-address";
import { isBatchable } from "@/lib/http/batchable";
import { calledRoute, canonicalRoute } from "@/lib/http/request/spelling";

/** WordPress's description of a route, which OPTIONS answers. */
export async function describeRoute(handlers: Handlers, request: Request) {
  const path = canonicalRoute(request);
  const schema = await Object.values(handlers)
    .find(({ recordSchema }) => recordSchema)
    ?.recordSchema?.(path);
  return {
    namespace: namespaceOf(calledRoute(request)),
    methods: Object.keys(handlers),
    endpoints: Object.entries(handlers).map(([method, handler]) => ({
      methods: [method],
      ...(handler && isBatchable(path, method, handler) && ALLOWS_BATCH),
      args: handler ? argsOf(handler.input) : {},
    })),
    ...(schema && { schema }),
    _links: linksOf(request),
  };
}

/** As WordPress marks the routes that a batch may call. */
export const ALLOWS_BATCH = { allow_batch: { v1: true } };

/** The same for an address outside every namespace. */
export const describePlainRoute = (methods: string[], request: Request) => ({
  namespace: "",
  methods,
  endpoints: methods.map((method) => ({ methods: [method], args: {} })),
  _links: linksOf(request),
});

const linksOf = (request: Request) => ({ self: [{ href: publicAddress(request) }] });

export const namespaceOf = (path: string) => path.split("/").filter(Boolean).slice(0, 2).join("/");

export function argsOf(schema: z.ZodType | undefined): Record<string, Json> {
  if (!schema) return {};

  const { properties = {} } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as {
    properties?: Record<string, Record<string, Json>>;
  };
  const shape = shapeOf(schema);
  const isRequired = (name: string) =>
    shape[name]?.meta()?.required === true || shape[name]?.safeParse(undefined).success === false;
  return Object.fromEntries(
    Object.entries(properties).map(([name, { type, required, enum: values, maxItems }]) => [
      name,
      {
        required: required === true && isRequired(name),
        ...(type && { type }),
        ...(values && { enum: values }),
        ...(maxItems && { maxItems }),
      },
    ]),
  );
}

/** A type's own `required` also applies inside optional parameters, so each parameter is checked by itself. */
function shapeOf(schema: z.core.$ZodType): Readonly<Record<string, z.ZodType>> {
  if (schema instanceof z.ZodObject) return schema.shape as Record<string, z.ZodType>;
  return schema instanceof z.ZodPipe ? shapeOf(schema.in) : {};
}
