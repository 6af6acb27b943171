import { newRequestState, type RequestState } from "@/lib/http/answer";
import { canonicalRoute } from "@/lib/http/request/spelling";
import type { FoundHandlers } from "@/lib/http/inside/find-handlers";
import type { Reply } from "@/lib/http/response/reply";
import { dispatch } from "@/lib/http/route";

interface InsideCall extends Pick<FoundHandlers, "handlers" | "params"> {
  request: Request;
}

/**
 * Answers a request that came within another one the way that all requests go, so that what an earlier one has changed,
 * such as the caller's rights, counts.
 * @throws Refusal
 */
export function answerInside(
  { request, handlers, params }: InsideCall,
  state: RequestState = newRequestState(),
): Promise<Reply> {
  const call = { method: request.method, path: canonicalRoute(request) };
  return dispatch(handlers, { request, context: { params: Promise.resolve(params) }, ...call }, state);
}
