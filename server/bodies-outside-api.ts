import "server-only";
import { MethodNotAllowed, Refusal, TooLarge } from "@/lib/errors";
import { hasBody } from "@/server/bodies-of-gets";
import { isForApi, pathOf } from "@/server/node-request";
import type { Guard } from "@/server/guards";
import { refuse } from "@/server/refuse";
import type { FindRoute } from "@/server/routes";

const LARGEST_FORM = 64 * 1024;

/**
 * Only the API accepts large bodies, and pages accept none: Next would buffer up to 10 MB of each before it renders.
 */
export const refuseBodyOutsideApi =
  (findRoute: FindRoute): Guard =>
  (request, response, next) => {
    const { url = "/", method = "", headers } = request;
    if (!hasBody(request) || isForApi(request)) return next();

    const isPage = findRoute(pathOf(url)) === null;
    if (isPage) return method === "GET" || method === "HEAD" ? next() : refuse(request, response, onlyRead());
    const length = headers["content-length"];
    if (length === undefined) return refuse(request, response, lengthRequired());
    if (Number(length) > LARGEST_FORM) return refuse(request, response, new TooLarge(undefined, CLOSE));
    next();
  };

const CLOSE = { Connection: "close" };

const onlyRead = () => new MethodNotAllowed(["GET", "HEAD"], "A page can only be read.", CLOSE);

const lengthRequired = () =>
  new Refusal(411, "rest_length_required", "The length of the body is missing.", { headers: CLOSE });
