import "server-only";
import { Invalid, Refusal } from "@/lib/errors";
import type { Guard } from "@/lib/process/guards";
import { refuse } from "@/lib/process/refuse";

/** In letters, with the query. */
const LONGEST = 8 * 1024;
const MOST_PARAMETERS = 1_000;

/** Matching routes takes time that grows with the square of what stands in an address. */
export const refuseLongAddress: Guard = (request, response, next) => {
  const { url = "/" } = request;
  if (url.length > LONGEST) return refuse(request, response, new Refusal(414, "rest_uri_too_long", "The address is too long."));
  if (parametersIn(url) > MOST_PARAMETERS) return refuse(request, response, new Invalid("The address has too many parameters."));

  next();
};

function parametersIn(url: string): number {
  const query = url.indexOf("?");
  return query < 0 ? 0 : url.slice(query + 1).split("&").length;
}
