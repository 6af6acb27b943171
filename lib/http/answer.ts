import { randomUUID } from "node:crypto";
import { addressOf } from "@/lib/http/request/address";
import { apiLink } from "@/lib/http/response/api-link";
import { corsHeaders } from "@/lib/http/response/cors";
import { REQUEST_ID } from "@/lib/http/request/request-id";
import { type Reply, refusalReply } from "@/lib/http/response/reply";
import { shaped } from "@/lib/http/input/shape";
import { logger } from "@/lib/logger";
import { withQueryCount } from "@/lib/database/query-count";
import type { Caller } from "@/lib/users/caller";
import { env } from "@/lib/env";

/** What is learnt on the way and told in headers and in the log. */
export interface Answered {
  requestId: string;
  caller: Caller | null;
  queries: number;
}

/** What was called, as the log tells it, and the methods that it has. */
export interface Called {
  method: string;
  path: string;
  allow: string;
}

/** Runs the work and turns what comes of it, reply or error, into the response: headers, shape, one log line. A response stays as it is. */
export async function answered(
  request: Request,
  called: Called,
  work: (answer: Answered) => Promise<Reply | Response>,
): Promise<Response> {
  const started = performance.now();
  const answer: Answered = { requestId: randomUUID(), caller: null, queries: 0 };
  const reply = await withQueryCount(answer, () =>
    work(answer).catch((error: unknown) => refusalReply(error, answer.requestId)),
  );
  const response =
    reply instanceof Response
      ? reply
      : shaped(request, reply, headersOf(request, called.allow, reply, answer, performance.now() - started));
  if (reply instanceof Response) response.headers.set(REQUEST_ID, answer.requestId);

  log(request, called, reply.status, answer, performance.now() - started);
  return response;
}

function headersOf(
  request: Request,
  allow: string,
  reply: Reply,
  { caller, requestId, queries }: Answered,
  milliseconds: number,
): Record<string, string> {
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
    "Server-Timing": `total;dur=${milliseconds.toFixed(1)}, db;desc="${queries} queries"`,
    Vary: "Origin",
    ...(caller?.user && allow && { Allow: allow }),
    ...(caller?.nonce && { "X-WP-Nonce": caller.nonce }),
    ...corsHeaders(request, env().ALLOWED_ORIGINS),
    ...reply.headers,
  };
}

function log(
  request: Request,
  { method, path }: Called,
  status: number,
  { caller, requestId, queries }: Answered,
  milliseconds: number,
) {
  const line = {
    requestId,
    method,
    path,
    status,
    ms: Math.round(milliseconds),
    queries,
    userId: caller?.user?.id,
    address: addressOf(request),
  };
  logger()[status >= 500 ? "error" : "info"](line, "request");
}
