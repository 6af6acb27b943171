import "server-only";
import { randomUUID } from "node:crypto";
import type { Instrumentation } from "next";
import { isDatabaseUnavailable } from "@/lib/database/database-errors";
import { REQUEST_ID } from "@/lib/http/request/request-id";
import { logger } from "@/lib/logger";
import { isHangUp } from "@/lib/process/hang-ups";
import { markUnavailable } from "@/lib/process/unavailable-pages";

type Given = Parameters<Instrumentation.onRequestError>;

/** What a page did not catch, as a line like those of the API. The page shows `digest`. */
export function logRequestError(
  error: Given[0],
  { path, method, headers }: Given[1],
  { routePath, routeType }: Given[2],
): void {
  const err = error instanceof Error ? error : new Error(String(error));
  const { digest } = err as Error & { digest?: string };
  const line = { requestId: idIn(headers[REQUEST_ID]), method, path: path.split("?")[0], route: routePath, routeType };
  if (isDatabaseUnavailable(err)) markUnavailable(line.requestId);
  else if (isHangUp(err)) return logger().info({ ...line, said: err.message }, "connection closed");

  logger().error({ err, digest, ...line }, "page failed");
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The proxy gives every page its id; what failed before it has none, and a client's own is not believed as it is. */
const idIn = (sent: string | string[] | undefined): string =>
  typeof sent === "string" && UUID.test(sent) ? sent : randomUUID();
