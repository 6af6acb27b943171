import "server-only";
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";
import { trackLiveSocket } from "@/lib/live/sockets";
import { refuseBadAddress } from "@/lib/process/addresses";
import { refuseBodyOutsideApi } from "@/lib/process/non-api-bodies";
import { convertGetBody } from "@/lib/process/get-bodies";
import { limitBodies } from "@/lib/process/slow-bodies";
import { repairMalformedPath } from "@/lib/process/malformed-paths";
import { refuseUnknownMethod } from "@/lib/process/methods";
import { readTarget } from "@/lib/process/request-target";
import { writeSocketAddress } from "@/lib/process/node-request";
import { allowSlowUploads } from "@/lib/process/timeouts";
import { answerUnavailablePage } from "@/lib/process/unavailable-pages";

/** Runs before Next: it answers the request itself, or calls `next`. */
export type Guard = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** The order matters: cheap checks come first, and no guard parses an address that is too long. */
const guards = (): Guard[] => [
  writeSocketAddress,
  refuseBadAddress,
  readTarget,
  repairMalformedPath,
  refuseUnknownMethod,
  refuseBodyOutsideApi,
  limitBodies(),
  convertGetBody,
  trackLiveSocket,
  answerUnavailablePage,
];

export function chain(guards: readonly Guard[], listener: RequestListener): RequestListener {
  return guards.reduceRight<RequestListener>(
    (next, guard) => (request, response) => guard(request, response, () => next(request, response)),
    listener,
  );
}

/** Next creates its server itself, so the guards are added at its first request. */
export function guardServers(): void {
  const guarded = new WeakSet<Server>();
  subscribe("http.server.request.start", (message) => {
    const { server } = message as { server: Server };
    if (guarded.has(server)) return;
    guarded.add(server);
    guardServer(server, guards());
  });
}

export function guardServer(server: Server, guards: readonly Guard[]): void {
  allowSlowUploads(server);
  const listeners = server.listeners("request") as RequestListener[];
  server.removeAllListeners("request");
  closeWhenEnding(server);
  server.on(
    "request",
    chain(guards, (...args) => listeners.forEach((listener) => listener.apply(server, args))),
  );
  // No protocol upgrade is supported, and an upgrade request would reach Next past the guards.
  if (process.env.NODE_ENV === "production") server.removeAllListeners("upgrade");
}

/** A client may keep its last connection open for seconds, which would delay the end of the process. */
function closeWhenEnding(server: Server) {
  const closeIfEnding = () => !server.listening && server.closeIdleConnections();
  server.on("request", (_, response) => response.once("close", () => setImmediate(closeIfEnding)));
}
