import { env } from "@/lib/env";
import { NoRoute, TooLarge, Unauthorized } from "@/lib/errors";
import { type Input, readBody, readSmallBody } from "@/lib/http/request/body";
import { type Answered, answered, type Called } from "@/lib/http/answer";
import { ANYONE, type Handler } from "@/lib/http/endpoint";
import { describeRoute } from "@/lib/http/describe";
import { isMultipart } from "@/lib/http/request/files";
import { withoutReserved } from "@/lib/http/request/form";
import { effectiveMethod, type Method, METHODS } from "@/lib/http/request/method";
import type { PathParams } from "@/lib/http/request/params";
import { Reply } from "@/lib/http/response/reply";
import { refuseBadCallback } from "@/lib/http/input/shape";
import { calledRoute, isServedHere } from "@/lib/http/request/spelling";
import { callerBy, type Credentials, credentialsOf } from "@/lib/users/caller";

export type Handlers = Partial<Record<Exclude<Method, "HEAD" | "OPTIONS">, Handler>>;

/** Next's second argument; a file without dynamic segments gets no params at all. */
export interface RouteContext {
  params?: Promise<Record<string, string | string[] | undefined>>;
}
export type RouteHandler = ((request: Request, context?: RouteContext) => Promise<Response>) & {
  method: Method;
  handlers: Handlers;
};

/**
 * All methods of one path. Those that the file declares are answered by it, OPTIONS by their description, HEAD by GET
 * without its body, everything else by `rest_no_route`; a POST with a method override goes to the method it names.
 */
export function route(handlers: Handlers): Record<Method, RouteHandler> {
  const allow = Object.keys(handlers).join(", ");
  const handle = (request: Request, context?: RouteContext) => {
    const called = { method: effectiveMethod(request), path: calledRoute(request), allow };
    return answered(request, called, (answer) => ask(handlers, { ...called, request, context }, answer));
  };
  const named = METHODS.map((method) => [method, Object.assign(handle.bind(null), { method, handlers })]);
  return Object.fromEntries(named) as Record<Method, RouteHandler>;
}

interface Asking extends Called {
  request: Request;
  context: RouteContext | undefined;
}

/** Who calls is asked before whether there is anything, and before the body: wrong credentials are refused everywhere alike. */
async function ask(handlers: Handlers, { request, context, method, allow }: Asking, answer: Answered): Promise<Reply> {
  const isServed = isServedHere(request, env());
  const handler = isServed ? handlers[method === "HEAD" ? "GET" : (method as keyof Handlers)] : undefined;
  if (handler) refuseBadCallback(request);
  const credentials = await credentialsOf(request);
  const sent = handler ? await bodyFor(handler, request, credentials) : {};
  const caller = callerBy(credentials, request, sent._wpnonce);
  answer.caller = caller;
  if (isServed && method === "OPTIONS") return new Reply(200, describeRoute(handlers, request), { Allow: allow });
  if (!handler) throw new NoRoute();

  const reply = await handler.answer({
    request,
    params: ((await context?.params) ?? {}) as PathParams,
    body: withoutReserved(sent),
    caller,
  });
  return method === "HEAD" ? new Reply(reply.status, undefined, reply.headers) : reply;
}

/** Files are left to the endpoint. Of whom nothing is known no more than a small body is read. */
async function bodyFor(handler: Handler, request: Request, { isNobody }: Credentials): Promise<Input> {
  if (handler.takesFiles && isMultipart(request)) return {};
  if (!isNobody) return readBody(request);

  return readSmallBody(request).catch((error: unknown) => {
    throw error instanceof TooLarge && handler.who !== ANYONE ? new Unauthorized() : error;
  });
}
