import "server-only";
import type { RequestListener } from "node:http";
import { trackLiveSocket } from "@/lib/live/sockets";
import { convertGetBody } from "@/server/bodies-of-gets";
import { refuseBodyOutsideApi } from "@/server/bodies-outside-api";
import { serveBuiltFiles } from "@/server/built-files";
import { chain, refuseBadAddress, refuseUnknownMethod } from "@/server/guards";
import { metricsSteps } from "@/server/metrics/steps";
import { pathOf, writeSocketAddress } from "@/server/node-request";
import { setPageHeaders } from "@/server/page-headers";
import { escapeMalformedPath } from "@/server/decodable";
import { PageCache } from "@/server/page-cache/page-cache";
import { sharePages } from "@/server/page-cache/serve";
import { readTarget } from "@/server/request-target";
import { readPageLanguage } from "@/server/page-language";
import { type RouteFile, routeFinder } from "@/server/routes";
import { answerRoute } from "@/server/answer-route";
import { limitBodies } from "@/server/slow-bodies";
import { unifySpelling } from "@/server/spelling";
import { answerUnavailablePage } from "@/server/unavailable-pages";

interface Front {
  /** The files whose handlers answer here. Files without handlers are left to Next. */
  routeFiles: readonly RouteFile[];
  /** The pages' paths in Next's notation. */
  pages: readonly string[];
  /** The folder of the build; null in development, where Next serves what it builds on demand. */
  build: string | null;
  /** Next's own listener, for pages, assets and the files left to it. */
  next: RequestListener;
}

/** The way of every request, in this order: cheap checks come first, and no step parses an address that is too long. */
export function front({ routeFiles, pages, build, next }: Front): RequestListener {
  const findRoute = routeFinder(routeFiles);
  const toNext = chain([escapeMalformedPath], next);
  const toPage = chain(
    [
      setPageHeaders,
      ...(build === null ? [] : [serveBuiltFiles(build)]),
      ...[readPageLanguage, sharePages(new PageCache(toNext)), answerUnavailablePage],
    ],
    toNext,
  );
  const steps = [
    writeSocketAddress,
    ...metricsSteps(findRoute, pages),
    refuseBadAddress,
    readTarget,
    unifySpelling,
    refuseUnknownMethod,
    refuseBodyOutsideApi(findRoute),
    limitBodies(),
    convertGetBody,
    trackLiveSocket,
  ];
  return chain(steps, (request, response) => {
    const route = findRoute(pathOf(request.url ?? "/"));
    if (!route) toPage(request, response);
    else if (!route.handlers) toNext(request, response);
    else void answerRoute(route.handlers, route.params, request, response);
  });
}
