import "server-only";
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";
import { trackLiveSocket } from "@/lib/live/sockets";
import { refuseBodyOutsideApi } from "@/lib/process/non-api-bodies";
import { convertGetBody } from "@/lib/process/get-bodies";
import { limitBodies } from "@/lib/process/slow-bodies";
import { repairMalformedPath } from "@/lib/process/malformed-paths";
import { readTarget } from "@/lib/process/request-target";
import { writeSocketAddress, isBelowApi } from "@/lib/process/node-request";
import { allowSlowUploads } from "@/lib/process/timeouts";
import { answerUnavailablePage } from "@/lib/process/unavailable-pages";
import { NoRoute, Refusal, Invalid } from "@/lib/errors";
import { METHODS } from "@/lib/http/request/method";
import { refuse } from "@/lib/process/refuse";

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

const KNOWN: readonly string[] = METHODS;

/** Next fails on `TRACE`, and no route has `PROPFIND` and the like. */
export const refuseUnknownMethod: Guard = (request, response, next) => {
  if (KNOWN.includes(request.method ?? "")) return next();

  refuse(request, response, isBelowApi(request) ? new NoRoute() : notAllowed());
};

const notAllowed = () =>
  new Refusal(405, "rest_method_not_allowed", "This method is not allowed here.", {
    headers: { Allow: METHODS.join(", ") },
  });

/** In characters, with the query. */
const MAX_LENGTH = 8 * 1024;
const MAX_PARAMETERS = 1_000;

/** No database accepts NUL; the API answers this by itself. */
const NUL = "%00";

/** The time to match routes grows with the square of an address's length. */
export const refuseBadAddress: Guard = (request, response, next) => {
  const { url = "/" } = request;
  if (url.length > MAX_LENGTH) return refuse(request, response, tooLong());
  if (parametersIn(url) > MAX_PARAMETERS) return refuse(request, response, tooManyParameters());
  if (url.includes(NUL) && !isBelowApi(request)) return refuse(request, response, hasNul());

  next();
};

const tooLong = () => new Refusal(414, "rest_uri_too_long", "The address is too long.");
const tooManyParameters = () => new Invalid("The address has too many parameters.");
const hasNul = () => new Invalid("The address has a NUL character.");

function parametersIn(url: string): number {
  const query = url.indexOf("?");
  return query < 0 ? 0 : url.slice(query + 1).split("&").length;
}
