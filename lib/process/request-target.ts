import "server-only";
import { Invalid } from "@/lib/errors";
import { METHODS } from "@/lib/http/request/method";
import type { Guard } from "@/lib/process/guards";
import { refuse } from "@/lib/process/refuse";

const ORIGIN = /^https?:\/\/[^/?#]*/i;

/**
 * A request names a path; as to a proxy also a whole address, of which the path counts, and with `OPTIONS` a star for
 * the server itself (RFC 9112, 3.2).
 */
export const readTarget: Guard = (request, response, next) => {
  const { url = "", method } = request;
  if (url === "*" && method === "OPTIONS") return void response.writeHead(204, { Allow: METHODS.join(", ") }).end();
  if (!url.startsWith("/") && !ORIGIN.test(url))
    return refuse(request, response, new Invalid("The address is not a path."));

  request.url = url.replace(ORIGIN, "").replace(/^(?!\/)/, "/");
  next();
};
