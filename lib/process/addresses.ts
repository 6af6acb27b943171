import "server-only";
import { Invalid, Refusal } from "@/lib/errors";
import { isBelowApi } from "@/lib/process/node-request";
import type { Guard } from "@/lib/process/guards";
import { refuse } from "@/lib/process/refuse";

/** In characters, with the query. */
const MAX_LENGTH = 8 * 1024;
const MAX_PARAMETERS = 1_000;

/** No database accepts NUL; the API answers this by itself. */
const NUL = "%00";

/** The time to match routes grows with the square of an address's length. */
export const refuseBadAddress: Guard = (request, response, next) => {
  const { url = "/" } = request;
  if (url.length > MAX_LENGTH) return refuse(request, response, tooLong());
  if (parametersIn(url) > MAX_PARAMETERS) return refuse(request, response, tooManyParameters());
  if (url.includes(NUL) && !isBelowApi(request)) return refuse(request, response, hasNul());

  next();
};

const tooLong = () => new Refusal(414, "rest_uri_too_long", "The address is too long.");
const tooManyParameters = () => new Invalid("The address has too many parameters.");
const hasNul = () => new Invalid("The address has a NUL character.");

function parametersIn(url: string): number {
  const query = url.indexOf("?");
  return query < 0 ? 0 : url.slice(query + 1).split("&").length;
}
