import "server-only";
import { Refusal, TooLarge } from "@/lib/errors";
import { hasBody } from "@/lib/process/get-bodies";
import { isBelowApi } from "@/lib/process/node-request";
import type { Guard } from "@/lib/process/guards";
import { refuse } from "@/lib/process/refuse";

const LARGEST_FORM = 64 * 1024;

/** The addresses outside the API that are not pages; `/x/` includes everything below it. */
export const HANDLERS = [
  "/api/auth/",
  "/files/",
  "/healthz",
  "/live/",
  "/logo/",
  "/mails/",
  "/photos/",
  "/readyz",
  "/unsubscribe/now",
  "/wp-admin/admin-ajax.php",
  "/wp-login.php",
];

/**
 * Only the API accepts large bodies, and pages accept none: Next would buffer up to 10 MB of each before it renders.
 */
export const refuseBodyOutsideApi: Guard = (request, response, next) => {
  const { url = "/", method = "", headers } = request;
  if (!hasBody(request) || isBelowApi(request)) return next();

  if (isPage(url)) return method === "GET" || method === "HEAD" ? next() : refuse(request, response, onlyRead());
  const length = headers["content-length"];
  if (length === undefined) return refuse(request, response, lengthRequired());
  if (Number(length) > LARGEST_FORM) return refuse(request, response, new TooLarge(undefined, CLOSE));
  next();
};

const isPage = (url: string) => !HANDLERS.some((path) => url.startsWith(path));

const CLOSE = { Connection: "close" };

const onlyRead = () =>
  new Refusal(405, "rest_method_not_allowed", "A page can only be read.", {
    headers: { ...CLOSE, Allow: "GET, HEAD" },
  });

const lengthRequired = () =>
  new Refusal(411, "rest_length_required", "The length of the body is missing.", { headers: CLOSE });
