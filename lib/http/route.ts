import { Forbidden, MethodNotAllowed, NoRoute, Refusal, TooLarge, Unauthorized } from "@/lib/errors";
import { type Input, readBody, readSmallBody } from "@/lib/http/request/body";
import { type RequestState, respond, type RouteCall } from "@/lib/http/answer";
import { ANYONE, type Handler, type ReadExpression } from "@/lib/http/endpoint";
import { allowedMethods, methodsFor } from "@/lib/http/allowed-methods";
import { describeRoute } from "@/lib/http/describe";
import { isMultipart } from "@/lib/http/request/files";
import { withoutReserved } from "@/lib/http/request/form";
import { effectiveMethod, type Method, METHODS } from "@/lib/http/request/method";
import type { PathParams } from "@/lib/http/request/params";
import { Reply } from "@/lib/http/response/reply";
import { refuseBadCallback } from "@/lib/http/input/shape";
import { calledRoute } from "@/lib/http/request/spelling";
import { type Caller, callerBy, type Credentials, credentialsOf } from "@/lib/users/caller";

export type Handlers = Partial<Record<Exclude<Method, "HEAD" | "OPTIONS">, Handler>>;

/** Next's second argument, which has no params for a file without dynamic segments. */
export interface RouteContext {
  params?: Promise<Record<string, string | string[] | undefined>>;
}
export type RouteHandler = ((request: Request, context?: RouteContext) => Promise<Response>) & {
  method: Method;
  handlers: Handlers;
};

const OTHERS = {
  missing: () => new NoRoute(),
  forbidden: ({ user }: Caller) => (user ? new Forbidden() : new Unauthorized()),
  notAllowed: (_: Caller, handlers: Handlers) => new MethodNotAllowed(Object.keys(handlers)),
};

interface RouteOptions {
  /** Other methods get `rest_no_route`, are refused as if they existed for nobody, or get 405. */
  others?: keyof typeof OTHERS;
  /** Of a file for many paths: whether this is a path of the API. OPTIONS of others describes nothing, as in WordPress. */
  isPath?: (params: PathParams) => boolean;
}

/**
 * All methods of one path: those that the file declares, OPTIONS with their description, HEAD as GET without its
 * body, and a refusal for others. A POST with a method override runs the method it names.
 */
export function route({ others, isPath, ...handlers }: Handlers & RouteOptions): Record<Method, RouteHandler> {
  const handle = (request: Request, context?: RouteContext) => {
    const called = { method: effectiveMethod(request), path: calledRoute(request) };
    const options = { others, isPath };
    return respond(request, called, (answer) =>
      dispatch(handlers, { ...called, request, context, ...options }, answer),
    );
  };
  const named = METHODS.map((method) => [method, Object.assign(handle.bind(null), { method, handlers })]);
  return Object.fromEntries(named) as Record<Method, RouteHandler>;
}

interface Dispatch extends RouteCall, RouteOptions {
  request: Request;
  context: RouteContext | undefined;
}

/**
 * The way of a request from its credentials to its reply. Credentials are checked before the route and the body, so that
 * wrong ones are refused everywhere alike.
 */
export async function dispatch(
  handlers: Handlers,
  { request, context, method, others = "missing", isPath }: Dispatch,
  answer: RequestState,
): Promise<Reply> {
  const handler = handlers[method === "HEAD" ? "GET" : (method as keyof Handlers)];
  if (handler) refuseBadCallback(request);
  const params = ((await context?.params) ?? {}) as PathParams;
  const callerRead = handler && callerReadOf(handler, request, params);
  const credentials = await credentialsOf(request, callerRead?.expression);
  const began = performance.now();
  const sent = handler ? await bodyFor(handler, request, credentials) : {};
  const isFresh = performance.now() - began < FRESH_MS;
  const caller = callerBy(credentials, request, sent._wpnonce);
  answer.caller = caller;
  answer.allowed = handler ? allowedMethods(handlers, caller, null) : [];
  if (method === "OPTIONS")
    return isPath?.(params) === false ? new Reply(200, []) : described(handlers, request, params, caller);
  if (!handler) throw OTHERS[others](caller, handlers);

  const reply = await handler.answer({
    request,
    params,
    body: withoutReserved(sent),
    caller,
    read: callerRead && isFresh ? { value: caller.callerRead, input: callerRead.input } : undefined,
    onFound: (found) => void (answer.allowed = allowedMethods(handlers, caller, found)),
  });
  return method === "HEAD" ? new Reply(reply.status, undefined, reply.headers) : reply;
}

async function described(handlers: Handlers, request: Request, params: PathParams, caller: Caller): Promise<Reply> {
  const description = await describeRoute(handlers, request);
  const allow = (await methodsFor(handlers, params, caller)).join(", ");
  return new Reply(200, description, allow === "" ? {} : { Allow: allow });
}

/** While a body takes longer, the caller's rights may change. */
const FRESH_MS = 1_000;

/** Errors wait for their turn, after those of the credentials and the body. */
function callerReadOf(handler: Handler, request: Request, params: PathParams): ReadExpression | undefined {
  try {
    return handler.callerRead(request, params);
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

/** The endpoint reads files. For signed-out callers only a small body is read. */
async function bodyFor(handler: Handler, request: Request, { isNobody }: Credentials): Promise<Input> {
  if (handler.takesFiles && isMultipart(request)) return {};
  if (!isNobody) return readBody(request, undefined, handler.listAs);

  return readSmallBody(request).catch((error: unknown) => {
    throw error instanceof TooLarge && handler.who !== ANYONE ? new Unauthorized() : error;
  });
}
