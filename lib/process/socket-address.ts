import "server-only";
import { SOCKET_ADDRESS } from "@/lib/http/request/address";
import type { Guard } from "@/lib/process/guards";

/** Next trusts a client's own headers, and a Web `Request` has no socket: each request gets the address in a header. */
export const writeSocketAddress: Guard = (request, _response, next) => {
  request.headers[SOCKET_ADDRESS] = request.socket.remoteAddress ?? "";
  next();
};
