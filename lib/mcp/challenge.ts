import type { Method } from "@/lib/http/request/method";
import type { RouteHandler } from "@/lib/http/route";

type Routes = Record<Method, RouteHandler>;

const CHALLENGE = 'Basic realm="Boards", charset="UTF-8"';

/** Says how to sign in. Other routes don't, because browsers would ask for a password. */
export function withChallenge(routes: Routes): Routes {
  const challenged = Object.entries(routes).map(([method, handle]) => {
    const respond = async (...args: Parameters<RouteHandler>) => {
      const response = await handle(...args);
      if (response.status === 401) response.headers.set("WWW-Authenticate", CHALLENGE);
      return response;
    };
    return [method, Object.assign(respond, { method: handle.method, handlers: handle.handlers })] as const;
  });
  return Object.fromEntries(challenged) as Routes;
}
