import { env } from "@/lib/env";
import type { PathParams } from "@/lib/http/request/params";
import type { RouteHandler } from "@/lib/http/route";
import type { FindHandlers } from "@/lib/http/inside/find-handlers";
import { type FindRoute, routeFinder } from "@/server/routes";
import { spellingOf } from "@/server/spelling";

/** Finds the route as the server does for a request of its own. */
export const findHandlers: FindHandlers = async (sent) => {
  const { path, called } = spellingOf(sent, "", env());
  if (!path.startsWith("/wp-json/")) return null;

  const found = (await finder())(path);
  const { handlers } = (found?.handlers?.POST ?? {}) as Partial<RouteHandler>;
  return found && handlers ? { path, called, handlers, params: found.params as PathParams } : null;
};

let made: FindRoute | undefined;

/** Lazily: the list of all routes has this one, too. */
async function finder(): Promise<FindRoute> {
  const { routeFiles } = await import("@/generated/route-files");
  return (made ??= routeFinder(routeFiles));
}
