import { env } from "@/lib/env";
import { NoRoute } from "@/lib/errors";
import { readBody } from "@/lib/http/body";
import { type Answered, answered } from "@/lib/http/answer";
import type { Handler } from "@/lib/http/endpoint";
import { describeRoute } from "@/lib/http/describe";
import { effectiveMethod } from "@/lib/http/method";
import type { PathParams } from "@/lib/http/params";
import { Reply } from "@/lib/http/reply";
import { refuseBadCallback } from "@/lib/http/shape";
import { isServedHere } from "@/lib/http/spelling";
import { callerOf } from "@/lib/users/caller";

export const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;
export type Method = (typeof METHODS)[number];
export type Handlers = Partial<Record<Exclude<Method, "HEAD" | "OPTIONS">, Handler>>;

/** Next's second argument; a file without dynamic segments gets no params at all. */
export interface RouteContext {
  params?: Promise<Record<string, string | string[] | undefined>>;
}
export type RouteHandler = ((request: Request, context?: RouteContext) => Promise<Response>) & { method: Method; handlers: Handlers };

/**
 * All methods of one path. Those that the file declares are answered by it, OPTIONS by their description, HEAD by GET
 * without its body, everything else by `rest_no_route`; a POST with a method override goes to the method it names.
 */
export function route(handlers: Handlers): Record<Method, RouteHandler> {
  const handle = (request: Request, context?: RouteContext) => answered(request, allowed(handlers), (answer) => ask(handlers, request, context, answer));
  const named = METHODS.map((method) => [method, Object.assign(handle.bind(null), { method, handlers })]);
  return Object.fromEntries(named) as Record<Method, RouteHandler>;
}

async function ask(handlers: Handlers, request: Request, context: RouteContext | undefined, answer: Answered): Promise<Reply> {
  if (!isServedHere(request, env())) throw new NoRoute();

  const method = effectiveMethod(request);
  if (method === "OPTIONS") return new Reply(200, describeRoute(handlers, request), { Allow: allowed(handlers) });
  const handler = handlers[method === "HEAD" ? "GET" : (method as keyof Handlers)];
  if (!handler) throw new NoRoute();

  refuseBadCallback(request);
  const body = await readBody(request);
  const caller = await callerOf(request);
  answer.caller = caller;
  const reply = await handler.answer({ request, params: (await context?.params ?? {}) as PathParams, body, caller });
  return method === "HEAD" ? new Reply(reply.status, undefined, reply.headers) : reply;
}

const allowed = (handlers: Handlers) => Object.keys(handlers).join(", ");
