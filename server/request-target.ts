import "server-only";
import { Invalid } from "@/lib/errors";
import { METHODS } from "@/lib/http/request/method";
import type { Guard } from "@/server/guards";
import { refuse } from "@/server/refuse";

const ORIGIN = /^https?:\/\/[^/?#]*/i;

/**
 * Also accepts a whole address, as proxies get it, and `*` with `OPTIONS` for the server itself (RFC 9112, 3.2). Several slashes
 * at the beginning are one, as in WordPress: browsers would take a redirect to `//name` as one to another host.
 */
export const readTarget: Guard = (request, response, next) => {
  const { url = "", method } = request;
  if (url === "*" && method === "OPTIONS") return void response.writeHead(204, { Allow: METHODS.join(", ") }).end();
  if (!url.startsWith("/") && !ORIGIN.test(url))
    return refuse(request, response, new Invalid("The address is not a path."));

  request.url = url.replace(ORIGIN, "").replace(/^\/*/, "/");
  next();
};
