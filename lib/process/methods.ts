import "server-only";
import { NoRoute, Refusal } from "@/lib/errors";
import { METHODS } from "@/lib/http/request/method";
import { isBelowApi } from "@/lib/process/called";
import type { Guard } from "@/lib/process/guards";
import { refuse } from "@/lib/process/refuse";

const KNOWN: readonly string[] = METHODS;

/** Next fails on `TRACE`, and nothing here knows `PROPFIND` and the like. */
export const refuseUnknownMethod: Guard = (request, response, next) => {
  if (KNOWN.includes(request.method ?? "")) return next();

  refuse(request, response, isBelowApi(request) ? new NoRoute() : notAllowed());
};

const notAllowed = () =>
  new Refusal(405, "rest_method_not_allowed", "This method is not allowed here.", {
    headers: { Allow: METHODS.join(", ") },
  });
