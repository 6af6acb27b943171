import { z } from "zod";
import type { Json } from "@/lib/http/json";
import type { Handlers } from "@/lib/http/route";
import { calledRoute } from "@/lib/http/spelling";

/** WordPress's description of a route: what OPTIONS answers. */
export function describeRoute(handlers: Handlers, request: Request) {
  const methods = Object.keys(handlers);
  const url = new URL(request.url);
  return {
    namespace: namespaceOf(calledRoute(request)),
    methods,
    endpoints: Object.entries(handlers).map(([method, handler]) => ({ methods: [method], args: handler ? argsOf(handler.input) : {} })),
    _links: { self: [{ href: `${url.pathname}${url.search}` }] },
  };
}

export const namespaceOf = (path: string) => path.split("/").filter(Boolean).slice(0, 2).join("/");

/** Parameter name to what it must be, from the schema itself. */
export function argsOf(schema: z.ZodType | undefined): Record<string, Json> {
  if (!schema) return {};

  const { properties = {} } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as { properties?: Record<string, Record<string, Json>> };
  const shape = shapeOf(schema);
  const isRequired = (name: string) => shape[name]?.meta()?.required === true || shape[name]?.safeParse(undefined).success === false;
  return Object.fromEntries(Object.entries(properties).map(([name, { type, required, enum: words }]) => [name, { required: required === true && isRequired(name), ...(type && { type }), ...(words && { enum: words }) }]));
}

/** A type that is needed elsewhere says so even where it is optional: each parameter is asked for itself. */
function shapeOf(schema: z.core.$ZodType): Readonly<Record<string, z.ZodType>> {
  if (schema instanceof z.ZodObject) return schema.shape as Record<string, z.ZodType>;
  return schema instanceof z.ZodPipe ? shapeOf(schema.in) : {};
}
