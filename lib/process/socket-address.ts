import "server-only";
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";
import { SOCKET_ADDRESS } from "@/lib/http/address";

/** Next believes a client's own headers, and a Web `Request` has no socket: the address is written into each request before Next sees it. */
export function writeSocketAddresses(): void {
  subscribe("http.server.request.start", (message) => {
    const { request } = message as { request: IncomingMessage };
    request.headers[SOCKET_ADDRESS] = request.socket.remoteAddress ?? "";
  });
}
