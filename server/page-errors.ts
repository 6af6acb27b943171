import "server-only";
import { randomUUID } from "node:crypto";
import type { Instrumentation } from "next";
import { isDatabaseUnavailable } from "@/lib/database/database-errors";
import { BODY_TOO_SLOW } from "@/lib/http/request/body-chunks";
import { REQUEST_ID } from "@/lib/http/response/headers";
import { logger } from "@/lib/logger";
import { pathOf } from "@/server/node-request";
import { markUnavailable } from "@/server/unavailable-pages";

type Args = Parameters<Instrumentation.onRequestError>;

/** Logs an uncaught error of a page like an error of the API. The page shows its `digest`. */
export function logRequestError(
  error: Args[0],
  { path, method, headers }: Args[1],
  { routePath, routeType }: Args[2],
): void {
  const err = error instanceof Error ? error : new Error(String(error));
  const { digest } = err as Error & { digest?: string };
  const line = {
    requestId: requestIdIn(headers[REQUEST_ID]),
    method,
    path: pathOf(path),
    route: routePath,
    routeType,
  };
  if (isDatabaseUnavailable(err)) markUnavailable(line.requestId);
  else if (isDisconnect(err)) return logger().info({ ...line, said: err.message }, "connection closed");

  logger().error({ err, digest, ...line }, "page failed");
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** `setPageHeaders` gives every page its id. Earlier failures have none, and a client's own must be a valid UUID. */
const requestIdIn = (sent: string | string[] | undefined): string =>
  typeof sent === "string" && UUID.test(sent) ? sent : randomUUID();

const CODES = ["ECONNRESET", "ERR_STREAM_PREMATURE_CLOSE", BODY_TOO_SLOW];
const NAMES = ["AbortError", "ResponseAborted"];

/** Whether an error only says that a client has disconnected. */
export function isDisconnect(error: unknown): boolean {
  if (!(error instanceof Error)) return false;

  return NAMES.includes(error.name) || ("code" in error && CODES.includes(String(error.code)));
}
