import { NoRoute } from "@/lib/errors";
import { answered } from "@/lib/http/answer";
import { describePlainRoute } from "@/lib/http/describe";
import { type Method, METHODS } from "@/lib/http/request/method";
import { Reply } from "@/lib/http/response/reply";

type Answering<Given extends [Request, ...unknown[]]> = (...given: Given) => Response | Promise<Response>;

/**
 * All methods of an address beside the REST API, which answers in a form of its own: text, a redirect, a picture. The
 * rest is as with `route`: one line in the log, the request's id, OPTIONS, HEAD, `rest_no_route`, and a clear 500.
 */
export function plainRoute<Given extends [Request, ...unknown[]]>(
  answers: Partial<Record<"GET" | "POST", Answering<Given>>>,
): Record<Method, (...given: Given) => Promise<Response>> {
  const methods = Object.keys(answers);
  const allow = methods.join(", ");
  const handle = (...given: Given) => {
    const [request] = given;
    const { method } = request;
    return answered(request, { method, path: new URL(request.url).pathname, allow }, async () => {
      if (method === "OPTIONS") return new Reply(200, describePlainRoute(methods, request), { Allow: allow });
      const answer = answers[method === "HEAD" ? "GET" : (method as "GET" | "POST")];
      if (!answer) throw new NoRoute();

      const response = await answer(...given);
      return method === "HEAD" ? new Response(null, response) : response;
    });
  };
  return Object.fromEntries(METHODS.map((method) => [method, handle])) as Record<Method, typeof handle>;
}
