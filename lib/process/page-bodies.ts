import "server-only";
import { Refusal, TooLarge } from "@/lib/errors";
import { hasBody } from "@/lib/process/bodies-of-gets";
import { isBelowApi } from "@/lib/process/called";
import type { Guard } from "@/lib/process/guards";
import { refuse } from "@/lib/process/refuse";

const LARGEST_FORM = 64 * 1024;

/** Only the API takes large bodies: of others Next keeps up to 10 MB each in memory, for pages that read none. */
export const refuseLargeBodyOfPage: Guard = (request, response, next) => {
  if (!hasBody(request) || isBelowApi(request)) return next();

  const length = request.headers["content-length"];
  if (length === undefined) return refuse(request, response, lengthRequired());
  if (Number(length) > LARGEST_FORM) return refuse(request, response, new TooLarge(undefined, { Connection: "close" }));
  next();
};

const lengthRequired = () => new Refusal(411, "rest_length_required", "The length of the body is missing.", { headers: { Connection: "close" } });
