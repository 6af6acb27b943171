import "server-only";
import { Refusal, TooLarge } from "@/lib/errors";
import { hasBody } from "@/lib/process/bodies-of-gets";
import { isBelowApi } from "@/lib/process/called";
import type { Guard } from "@/lib/process/guards";
import { refuse } from "@/lib/process/refuse";

const LARGEST_FORM = 64 * 1024;

/** The addresses beside the API that are no pages; `/x/` stands for all below it. */
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

/** Only the API takes large bodies, and pages take none: Next would keep up to 10 MB of each before it draws a page. */
export const refuseBodyElsewhere: Guard = (request, response, next) => {
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
