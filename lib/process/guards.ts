import "server-only";
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";
import { noteLiveSocket } from "@/lib/live/sockets";
import { refuseBadAddress } from "@/lib/process/addresses";
import { refuseBodyElsewhere } from "@/lib/process/bodies-elsewhere";
import { keepBodyOfGet } from "@/lib/process/bodies-of-gets";
import { limitBodies } from "@/lib/process/held-bodies";
import { mendMalformedPath } from "@/lib/process/malformed-paths";
import { refuseUnknownMethod } from "@/lib/process/methods";
import { readTarget } from "@/lib/process/request-target";
import { writeSocketAddress } from "@/lib/process/socket-address";
import { allowSlowUploads } from "@/lib/process/timeouts";
import { answerUnavailablePage } from "@/lib/process/unavailable-pages";

/** What a request passes before Next sees it: it answers by itself, or calls `next`. */
export type Guard = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** In this order. What costs nothing comes first, and nothing reads a long address. */
const guards = (): Guard[] => [
  writeSocketAddress,
  refuseBadAddress,
  readTarget,
  mendMalformedPath,
  refuseUnknownMethod,
  refuseBodyElsewhere,
  limitBodies(),
  keepBodyOfGet,
  noteLiveSocket,
  answerUnavailablePage,
];

/** A listener that a request reaches once all guards have let it pass. */
export function behind(guards: readonly Guard[], listener: RequestListener): RequestListener {
  return guards.reduceRight<RequestListener>(
    (next, guard) => (request, response) => guard(request, response, () => next(request, response)),
    listener,
  );
}

/** Next makes its server itself: the guards stand in front of it from its first request on. */
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
    behind(guards, (...given) => listeners.forEach((listener) => listener.apply(server, given))),
  );
  // Nothing here speaks another protocol, and a request to change to one would reach Next past the guards.
  if (process.env.NODE_ENV === "production") server.removeAllListeners("upgrade");
}

/** A client may keep the connection of its last answer for seconds, which would hold up the end of the process. */
function closeWhenEnding(server: Server) {
  const closeIfEnding = () => !server.listening && server.closeIdleConnections();
  server.on("request", (_, response) => response.once("close", () => setImmediate(closeIfEnding)));
}
