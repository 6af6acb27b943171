import "server-only";
import type { IncomingMessage } from "node:http";
import { env } from "@/lib/env";
import { addressOf, SOCKET_ADDRESS } from "@/lib/http/request/address";
import type { Guard } from "@/server/guards";
import { spellingOf, WEBHOOK_PATH } from "@/server/spelling";

/** Without the query. */
export const pathOf = (url: string): string => (url.includes("?") ? url.slice(0, url.indexOf("?")) : url);

/** Whether the address is one of the API's or an incoming webhook, in any spelling: its refusals are JSON, even if nothing is served there. */
export function isForApi({ url = "/" }: IncomingMessage): boolean {
  const path = pathOf(url);
  const spelled = spellingOf(path, url.slice(path.length), env()).path;
  return spelled === WEBHOOK_PATH || /^\/wp-json(?:\/|$)/.test(spelled);
}

export const callerAddress = ({ headers }: IncomingMessage): string =>
  addressOf({ headers: { get: (name) => [headers[name]].flat()[0] ?? null } });

/** A Web `Request` has no socket: each request gets the address in a header. */
export const writeSocketAddress: Guard = (request, _response, next) => {
  request.headers[SOCKET_ADDRESS] = request.socket.remoteAddress ?? "";
  next();
};
