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
  return Object.fromEntries(Object.entries(properties).map(([name, { type, required, enum: words }]) => [name, { required: required === true, ...(type && { type }), ...(words && { enum: words }) }]));
}
