import "server-only";
import type { IncomingMessage } from "node:http";
import { env } from "@/lib/env";
import { addressOf, SOCKET_ADDRESS } from "@/lib/http/request/address";
import type { Guard } from "@/lib/process/guards";
import { isApiAddress, isServedHere } from "@/lib/http/request/spelling";

export const urlOf = ({ url = "/" }: IncomingMessage): string => `http://localhost${url.startsWith("/") ? url : "/"}`;

/** Whether the namespace belongs to an endpoint of the API. */
export const isForApi = (request: IncomingMessage): boolean => isServedHere({ url: urlOf(request) }, env());

/** Whether the address is below the API's prefix: its refusals are JSON, even if nothing is served there. */
export const isBelowApi = (request: IncomingMessage): boolean => isApiAddress({ url: urlOf(request) }, env());

export const callerAddress = ({ headers }: IncomingMessage): string =>
  addressOf({ headers: { get: (name) => [headers[name]].flat()[0] ?? null } });

/** Next trusts a client's own headers, and a Web `Request` has no socket: each request gets the address in a header. */
export const writeSocketAddress: Guard = (request, _response, next) => {
  request.headers[SOCKET_ADDRESS] = request.socket.remoteAddress ?? "";
  next();
};
