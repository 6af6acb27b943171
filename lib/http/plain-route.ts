import { NoRoute, type Refusal } from "@/lib/errors";
import { respond } from "@/lib/http/answer";
import { describePlainRoute } from "@/lib/http/describe";
import { type Method, METHODS } from "@/lib/http/request/method";
import { Reply } from "@/lib/http/response/reply";
import { urlOf } from "@/lib/http/request/url";

type PlainHandler<Args extends [Request, ...unknown[]]> = (...args: Args) => Response | Promise<Response | Reply>;

/**
 * All methods of an address outside the REST API, which answers text, a redirect or a picture. Logging, the request's
 * id, OPTIONS, HEAD, `rest_no_route` and the 500 are the same as in `route`.
 */
export function plainRoute<Args extends [Request, ...unknown[]]>(
  answers: Partial<Record<"GET" | "POST", PlainHandler<Args>>>,
  refusalOfOthers: () => Refusal = () => new NoRoute(),
): Record<Method, (...args: Args) => Promise<Response>> {
  const methods = Object.keys(answers);
  const allow = methods.join(", ");
  const handle = (...args: Args) => {
    const [request] = args;
    const { method } = request;
    return respond(request, { method, path: urlOf(request).pathname, allow }, async () => {
      if (method === "OPTIONS") return new Reply(200, describePlainRoute(methods, request), { Allow: allow });
      const answer = answers[method === "HEAD" ? "GET" : (method as "GET" | "POST")];
      if (!answer) throw refusalOfOthers();

      const response = await answer(...args);
      return method === "HEAD" && response instanceof Response ? withoutBody(response) : response;
    });
  };
  return Object.fromEntries(METHODS.map((method) => [method, handle])) as Record<Method, typeof handle>;
}

/** Nobody will read the body, so what it comes from is closed. */
async function withoutBody(response: Response): Promise<Response> {
  await response.body?.cancel();
  return new Response(null, response);
}
