import "server-only";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { Invalid, MethodNotAllowed, NoRoute, Refusal } from "@/lib/errors";
import { METHODS } from "@/lib/http/request/method";
import { isForApi } from "@/server/node-request";
import { refuse } from "@/server/refuse";

/** A step on the way of a request: it answers the request itself, or calls `next`. */
export type Guard = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

export function chain(guards: readonly Guard[], listener: RequestListener): RequestListener {
  return guards.reduceRight<RequestListener>(
    (next, guard) => (request, response) => guard(request, response, () => next(request, response)),
    listener,
  );
}

const KNOWN: readonly string[] = METHODS;

/** Next fails on `TRACE`, and no route has `PROPFIND` and the like. */
export const refuseUnknownMethod: Guard = (request, response, next) => {
  if (KNOWN.includes(request.method ?? "")) return next();

  refuse(request, response, isForApi(request) ? new NoRoute() : new MethodNotAllowed(METHODS));
};

/** In characters, with the query. */
const MAX_LENGTH = 8 * 1024;
const MAX_PARAMETERS = 1_000;

/** No database accepts NUL; the API answers this by itself. */
const NUL = "%00";

/** Bounds the work of all later steps. */
export const refuseBadAddress: Guard = (request, response, next) => {
  const { url = "/" } = request;
  if (url.length > MAX_LENGTH) return refuse(request, response, tooLong());
  if (parametersIn(url) > MAX_PARAMETERS) return refuse(request, response, tooManyParameters());
  if (url.includes(NUL) && !isForApi(request)) return refuse(request, response, hasNul());

  next();
};

const tooLong = () => new Refusal(414, "rest_uri_too_long", "The address is too long.");
const tooManyParameters = () => new Invalid("The address has too many parameters.");
const hasNul = () => new Invalid("The address has a NUL character.");

function parametersIn(url: string): number {
  const query = url.indexOf("?");
  return query < 0 ? 0 : url.slice(query + 1).split("&").length;
}
