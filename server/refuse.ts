import "server-only";
import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Refusal } from "@/lib/errors";
import { refusalReply } from "@/lib/http/response/reply";
import { REQUEST_ID } from "@/lib/http/response/headers";
import { logger } from "@/lib/logger";
import { callerAddress, isForApi, pathOf } from "@/server/node-request";

/** Answers instead of Next: in JSON below the API's prefix, otherwise with plain text. */
export function refuse(request: IncomingMessage, response: ServerResponse, refusal: Refusal): void {
  const requestId = randomUUID();
  const isApi = isForApi(request);
  const text = isApi ? JSON.stringify(refusalReply(refusal).body) : `${refusal.message}\n`;
  response.writeHead(refusal.status, {
    "Content-Type": isApi ? "application/json; charset=UTF-8" : "text/plain; charset=utf-8",
    "Content-Length": Buffer.byteLength(text),
    "Cache-Control": "private, no-store",
    "X-Content-Type-Options": "nosniff",
    [REQUEST_ID]: requestId,
    ...refusal.details.headers,
  });
  response.end(text);
  logRefusal(request, refusal.status, requestId);
}

const MAX_LOGGED_LENGTH = 200;

function logRefusal(request: IncomingMessage, status: number, requestId: string) {
  const path = pathOf(request.url ?? "").slice(0, MAX_LOGGED_LENGTH);
  logger().info({ requestId, method: request.method, path, status, address: callerAddress(request) }, "request");
}
