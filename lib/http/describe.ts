import { z } from "zod";
import type { Json } from "@/lib/http/response/json";
import type { Handlers } from "@/lib/http/route";
import { publicAddress } from "@/lib/http/response/public-address";
import { calledRoute } from "@/lib/http/request/spelling";

/** WordPress's description of a route: what OPTIONS answers. */
export function describeRoute(handlers: Handlers, request: Request) {
  return {
    namespace: namespaceOf(calledRoute(request)),
    methods: Object.keys(handlers),
    endpoints: Object.entries(handlers).map(([method, handler]) => ({
      methods: [method],
      args: handler ? argsOf(handler.input) : {},
    })),
    _links: linksOf(request),
  };
}

/** The same of an address that belongs to no namespace. */
export const describePlainRoute = (methods: string[], request: Request) => ({
  namespace: "",
  methods,
  endpoints: methods.map((method) => ({ methods: [method], args: {} })),
  _links: linksOf(request),
});

const linksOf = (request: Request) => ({ self: [{ href: publicAddress(request) }] });

export const namespaceOf = (path: string) => path.split("/").filter(Boolean).slice(0, 2).join("/");

/** Parameter name to what it must be, from the schema itself. */
export function argsOf(schema: z.ZodType | undefined): Record<string, Json> {
  if (!schema) return {};

  const { properties = {} } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as {
    properties?: Record<string, Record<string, Json>>;
  };
  const shape = shapeOf(schema);
  const isRequired = (name: string) =>
    shape[name]?.meta()?.required === true || shape[name]?.safeParse(undefined).success === false;
  return Object.fromEntries(
    Object.entries(properties).map(([name, { type, required, enum: words }]) => [
      name,
      { required: required === true && isRequired(name), ...(type && { type }), ...(words && { enum: words }) },
    ]),
  );
}

/** A type that is needed elsewhere says so even where it is optional: each parameter is asked for itself. */
function shapeOf(schema: z.core.$ZodType): Readonly<Record<string, z.ZodType>> {
  if (schema instanceof z.ZodObject) return schema.shape as Record<string, z.ZodType>;
  return schema instanceof z.ZodPipe ? shapeOf(schema.in) : {};
}
