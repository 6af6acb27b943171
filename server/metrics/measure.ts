import "server-only";
import type { ServerResponse } from "node:http";
import { METHODS } from "@/lib/http/request/method";
import { metrics } from "@/lib/metrics/metrics";
import type { Guard } from "@/server/guards";
import { METRICS_PATH } from "@/server/metrics/answer";
import { pathOf } from "@/server/node-request";
import type { FindRoute } from "@/server/routes";

const KNOWN: ReadonlySet<string> = new Set(METHODS);

/** Measures each request under the pattern of its route or page, of which there are only as many as files. */
export function measureRequests(findRoute: FindRoute, findPage: FindRoute): Guard {
  const routeOf = (path: string) => {
    if (path.startsWith(BUILT_FILES)) return BUILT_FILES;
    if (path === METRICS_PATH) return METRICS_PATH;
    return (findRoute(path) ?? findPage(path))?.path ?? NO_ROUTE;
  };
  return (request, response, next) => {
    const began = performance.now();
    const method = KNOWN.has(request.method ?? "") ? request.method : OTHER_METHOD;
    // Only then the later steps have found the one spelling of the path.
    response.once("close", () => {
      const labels = { method, route: routeOf(pathOf(request.url ?? "/")), status: classOf(response) };
      metrics()?.requests.observe(labels, (performance.now() - began) / 1000);
    });
    next();
  };
}

const BUILT_FILES = "/_next/";
const NO_ROUTE = "none";
const OTHER_METHOD = "other";

/** A client that left before the answer counts as 4xx, as in the log. */
const classOf = ({ headersSent, statusCode }: ServerResponse): string =>
  headersSent ? `${Math.floor(statusCode / 100)}xx` : "4xx";
