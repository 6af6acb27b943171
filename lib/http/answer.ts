import { randomUUID } from "node:crypto";
import { addressOf } from "@/lib/http/request/address";
import { apiLink, REQUEST_ID } from "@/lib/http/response/headers";
import { type Reply, refusalReply } from "@/lib/http/response/reply";
import { withScreenTexts } from "@/lib/http/response/screen-texts";
import { shapedResponse } from "@/lib/http/input/shape";
import { logger } from "@/lib/logger";
import { noQueries, type QueryCount, withQueryCount } from "@/lib/database/query-count";
import type { Caller } from "@/lib/users/caller";
import { env } from "@/lib/env";

/** Filled while the request is handled, for headers and the log. */
export interface RequestState extends QueryCount {
  requestId: string;
  caller: Caller | null;
  /** The methods that the caller may use; null while nothing is known of the caller's rights. */
  allowed: readonly string[] | null;
}

export const newRequestState = (): RequestState => ({
  requestId: randomUUID(),
  caller: null,
  allowed: null,
  ...noQueries(),
});

export interface RouteCall {
  method: string;
  path: string;
  /** Of a route whose methods are for everyone. */
  allow?: string;
}

/**
 * Runs the work and turns its reply or error into a response with headers and one log line. A `Response` is returned
 * as it is.
 */
export async function respond(
  request: Request,
  called: RouteCall,
  work: (answer: RequestState) => Promise<Reply | Response>,
): Promise<Response> {
  const started = performance.now();
  const answer = newRequestState();
  const reply = await withQueryCount(answer, () =>
    work(answer).catch((error: unknown) => withScreenTexts(request, refusalReply(error, answer.requestId))),
  );
  const response =
    reply instanceof Response
      ? reply
      : shapedResponse(request, reply, headersOf(request, called.allow, reply, answer, performance.now() - started));
  if (reply instanceof Response) response.headers.set(REQUEST_ID, answer.requestId);

  logRequest(request, called, reply.status, answer, performance.now() - started);
  return response;
}

function headersOf(
  request: Request,
  allow: string | undefined,
  reply: Reply,
  { caller, allowed, requestId, queries, trips }: RequestState,
  milliseconds: number,
): Record<string, string> {
  const methods = allowed?.join(", ") ?? allow;
  return {
    "Content-Type": "application/json; charset=UTF-8",
    "Cache-Control": "private, no-store",
    "X-Content-Type-Options": "nosniff",
    "X-Robots-Tag": "noindex",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
    ...(env().BOARDS_URL.startsWith("https:") && { "Strict-Transport-Security": "max-age=31536000" }),
    Link: apiLink(),
    "X-Request-Id": requestId,
    "Server-Timing": `total;dur=${milliseconds.toFixed(1)}, db;desc="${queries} queries, ${trips} trips"`,
    Vary: "Origin",
    ...(caller?.user && methods && { Allow: methods }),
    ...(caller?.nonce && { "X-WP-Nonce": caller.nonce }),
    ...corsHeaders(request, env().ALLOWED_ORIGINS),
    ...reply.headers,
  };
}

function logRequest(
  request: Request,
  { method, path }: RouteCall,
  status: number,
  { caller, requestId, queries, trips }: RequestState,
  milliseconds: number,
) {
  const line = {
    requestId,
    method,
    path,
    status,
    ms: Math.round(milliseconds),
    queries,
    trips,
    userId: caller?.user?.id,
    address: addressOf(request),
  };
  logger()[status >= 500 ? "error" : "info"](line, "request");
}

function corsHeaders(request: Request, allowedOrigins: readonly string[]): Record<string, string> {
  const origin = request.headers.get("origin");
  const shared = {
    "Access-Control-Expose-Headers": "X-WP-Total, X-WP-TotalPages, Link",
    "Access-Control-Allow-Headers":
      "Authorization, X-WP-Nonce, Content-Disposition, Content-MD5, Content-Type, Idempotency-Key, Mcp-Protocol-Version, X-HTTP-Method-Override",
  };
  if (!origin || !allowedOrigins.includes(origin)) return shared;

  return {
    ...shared,
    "Access-Control-Allow-Origin": origin,
    "Access-Control-Allow-Methods": "OPTIONS, GET, HEAD, POST, PUT, PATCH, DELETE",
    "Access-Control-Allow-Credentials": "true",
  };
}
